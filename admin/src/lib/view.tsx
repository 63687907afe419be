import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'

type Module<Props extends object> = { default: ComponentType<Props> }

/**
 * A part of the app in a script of its own. Unlike React's `lazy` alone it can be fetched ahead
 * by `load()`, and once it is there it renders at once: a lazy component always waits one turn
 * first, and React holds back what comes after a wait for up to 300 ms. A script that cannot be
 * had is said so, and asked for again on request; what stands around it stays.
 *
 * @param fallback what stands there meanwhile; without it, what the next Suspense above shows
 */
export function view<Props extends object>(
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
        throw error
      }
    ))
  let Waiting = lazy(loadOnce)

  function View(props: Props) {
    const [attempt, setAttempt] = useState(0)
    // As it was when this one appeared: another component in its place would begin anew.
    const [Here] = useState(() => Loaded)
    if (Here) return <Here {...props} />
    // React's types cannot see that a lazy component takes the props of what it loads.
    const Next = Waiting as unknown as ComponentType<Props>
    return (
      <Unloaded
        key={attempt}
        onRetry={() => {
          Waiting = lazy(loadOnce)
          setAttempt(attempt + 1)
        }}
      >
        {fallback ? (
          <Suspense fallback={fallback(props)}>
            <Next {...props} />
          </Suspense>
        ) : (
          <Next {...props} />
        )}
      </Unloaded>
    )
  }
  return Object.assign(View, { load: loadOnce })
}

/** Stands in for a part whose script could not be had. */
class Unloaded extends Component<{ onRetry: () => void; children: ReactNode }> {
  override state = { isFailed: false }

  static getDerivedStateFromError() {
    return { isFailed: true }
  }

  override render() {
    return this.state.isFailed ? <Failure onRetry={this.props.onRetry} /> : this.props.children
  }
}

function Failure({ onRetry }: { onRetry: () => void }) {
  // The network is back: it asks by itself.
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-panel border border-destructive bg-card p-4"
    >
      <p>This part of the app could not be loaded. Check the connection, then try again.</p>
      <button
        type="button"
        className="h-12 rounded-control border border-input px-5 font-bold"
        onClick={onRetry}
      >
        Try Again
      </button>
    </div>
  )
}
