import {
  Component,
  lazy,
  Suspense,
  useEffect,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react'
import { m } from '@/lib/messages'

type Module<Props extends object> = { default: ComponentType<Props> }

/**
 * A part of the app in a script of its own, which `load` fetches ahead. Where the script cannot be
 * had, or the part fails, a notice says so; what stands around it stays.
 *
 * @param fallback what stands there meanwhile
 */
export function lazyPart<Props extends object>(
  load: () => Promise<Module<Props>>,
  fallback?: (props: Props) => ReactNode
) {
  let Part = lazy(load)
  function View(props: Props) {
    const [attempt, setAttempt] = useState(0)
    // React's types cannot see that a lazy component takes the props of what it loads.
    const Loaded = Part as unknown as ComponentType<Props>
    return (
      <PartBoundary
        key={attempt}
        onRetry={() => {
          Part = lazy(load)
          setAttempt(attempt + 1)
        }}
      >
        <Suspense fallback={fallback?.(props) ?? null}>
          <Loaded {...props} />
        </Suspense>
      </PartBoundary>
    )
  }
  return Object.assign(View, { load: () => void load().catch(() => undefined) })
}

interface BoundaryProps {
  onRetry: () => void
  children: ReactNode
}

class PartBoundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    return this.state.hasFailed ? <Notice onRetry={this.props.onRetry} /> : this.props.children
  }
}

function Notice({ onRetry }: { onRetry: () => void }) {
  // The network is back: it asks by itself.
  useEffect(() => {
    window.addEventListener('online', onRetry)
    return () => window.removeEventListener('online', onRetry)
  }, [onRetry])
  const actions = [
    [m.tryAgain(), onRetry],
    // After a second release the files of this one are gone.
    [m.reload(), () => window.location.reload()],
  ] as const
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-panel border border-destructive bg-card p-4"
    >
      <p>{navigator.onLine ? m.appPartFailed() : m.partNotLoaded()}</p>
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
