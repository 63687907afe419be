import { Component, lazy, Suspense, type ComponentType, type ReactNode } from 'react'
import { m } from '@/lib/messages'

/**
 * A part of the app in a script of its own. Where the script cannot be had, or the part fails, a
 * notice says so; what stands around it stays.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  fallback?: (props: Props) => ReactNode
) {
  const Part = lazy(load)
  return (props: Props) => (
    <PartBoundary>
      <Suspense fallback={fallback?.(props) ?? null}>
        <Part {...props} />
      </Suspense>
    </PartBoundary>
  )
}

class PartBoundary extends Component<{ children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <div
        role="alert"
        className="fixed inset-x-4 bottom-4 z-50 mx-auto flex max-w-xl flex-wrap items-center justify-between gap-3 rounded-panel border border-destructive bg-card p-4"
      >
        <p>{navigator.onLine ? m.appPartFailed() : m.partNotLoaded()}</p>
        <button
          type="button"
          className="h-12 rounded-control border border-input px-5 font-bold"
          onClick={() => window.location.reload()}
        >
          {m.reload()}
        </button>
      </div>
    )
  }
}
