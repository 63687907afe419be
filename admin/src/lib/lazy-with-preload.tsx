import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import * as m from 'virtual:admin-messages'

/** The script of a part could not be had: another try may succeed. */
class NotLoaded extends Error {
  override name = 'NotLoaded'
}

type Module<Props extends object> = { default: ComponentType<Props> }

/**
 * A part of the app in a script of its own. Unlike React's `lazy` alone it can be fetched ahead
 * by `load()`, and once it is there it renders at once: a lazy component always waits one turn
 * first, and React holds back what comes after a wait for up to 300 ms. A script that cannot be
 * had is said so, and asked for again on request; what stands around it stays.
 *
 * @param fallback what stands there meanwhile; without it, what the next Suspense above shows
 */
export function lazyWithPreload<Props extends object>(
  load: () => Promise<Module<Props>>,
  fallback?: (props: Props) => ReactNode
) {
  let Loaded: ComponentType<Props> | undefined
  let promise: Promise<Module<Props>> | undefined
  const loadOnce = () =>
    (promise ??= load().then(
      (module) => {
        Loaded = module.default
        return module
      },
      (error: unknown) => {
        promise = undefined
        throw new NotLoaded('A part of the app could not be loaded.', { cause: error })
      }
    ))
  let Waiting = lazy(loadOnce)

  function View(props: Props) {
    const [attempt, setAttempt] = useState(0)
    // As it was when this one appeared: another component in its place would begin anew.
    const [Here] = useState(() => Loaded)
    // React's types cannot see that a lazy component takes the props of what it loads.
    const Next = Here ?? (Waiting as unknown as ComponentType<Props>)
    const part = <Next {...props} />
    return (
      <Boundary
        key={attempt}
        onRetry={() => {
          Waiting = lazy(loadOnce)
          setAttempt(attempt + 1)
        }}
      >
        {fallback && !Here ? <Suspense fallback={fallback(props)}>{part}</Suspense> : part}
      </Boundary>
    )
  }
  return Object.assign(View, { load: loadOnce })
}

/** The same, with nothing in its place until it is there. */
export const lazyPart = <Props extends object>(load: () => Promise<Module<Props>>) =>
  lazyWithPreload(load, () => null)

interface BoundaryProps {
  onRetry: () => void
  children: ReactNode
}

/** Stands in for a part that could not be loaded, or that failed while it was shown. */
class Boundary extends Component<BoundaryProps, { error: unknown }> {
  override state: { error: unknown } = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return error instanceof NotLoaded ? (
      <NotLoadedNotice onRetry={this.props.onRetry} />
    ) : (
      <FailedNotice onRetry={this.props.onRetry} />
    )
  }
}

function NotLoadedNotice({ onRetry }: { onRetry: () => void }) {
  // The network is back: it asks by itself.
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return <Notice words={m.partNotLoaded()} actions={[[m.tryAgain(), onRetry]]} />
}

function FailedNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Notice
      words={m.appPartFailed()}
      actions={[
        [m.tryAgain(), onRetry],
        [m.reload(), () => window.location.reload()],
      ]}
    />
  )
}

interface NoticeProps {
  words: string
  actions: [label: string, onPress: () => void][]
}

function Notice({ words, actions }: NoticeProps) {
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-panel border border-destructive bg-card p-4"
    >
      <p>{words}</p>
      <div className="flex flex-wrap gap-3">
        {actions.map(([label, onPress]) => (
          <button
            key={label}
            type="button"
            className="h-12 rounded-control border border-input px-5 font-bold"
            onClick={onPress}
          >
            {label}
          </button>
        ))}
      </div>
    </div>
  )
}
