import { lazy, type ComponentType } from 'react'

type Module = { default: ComponentType }

/**
 * A part of the app in a script of its own. Unlike React's `lazy` alone it can be fetched ahead
 * by `load()`, and once it is there it renders at once: a lazy component always waits one turn
 * first, and React holds back what comes after a wait for up to 300 ms.
 */
export function view(load: () => Promise<Module>) {
  let Loaded: ComponentType | undefined
  let promise: Promise<Module> | undefined
  const loadOnce = () =>
    (promise ??= load().then(
      (module) => {
        Loaded = module.default
        return module
      },
      (error: unknown) => {
        promise = undefined
        throw error
      }
    ))
  const Waiting = lazy(loadOnce)
  function View() {
    return Loaded ? <Loaded /> : <Waiting />
  }
  return Object.assign(View, { load: loadOnce })
}
