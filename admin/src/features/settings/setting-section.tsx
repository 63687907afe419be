import { useId, type ReactNode, type Ref } from 'react'

interface Heading {
  title: string
  hint?: string
}

interface SectionProps extends Heading {
  heading?: Ref<HTMLHeadingElement>
  children: ReactNode
}

export function SettingSection({ title, hint, heading, children }: SectionProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="grid gap-5 rounded-panel border bg-card p-5">
      <div>
        <h2 id={id} ref={heading} tabIndex={-1} className="text-xl font-bold outline-none">
          {title}
        </h2>
        {hint && <p className="mt-1 text-muted-foreground">{hint}</p>}
      </div>
      {children}
    </section>
  )
}

interface RowProps extends Heading {
  children: (named: { 'aria-labelledby': string; 'aria-describedby': string }) => ReactNode
}

/** A setting whose one control stands beside its heading. */
export function SettingRow({ title, hint, children }: RowProps) {
  const id = useId()
  return (
    <section className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border bg-card p-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 id={`${id}-name`} className="text-xl font-bold">
          {title}
        </h2>
        <p id={`${id}-hint`} className="mt-1 text-muted-foreground">
          {hint}
        </p>
      </div>
      {children({ 'aria-labelledby': `${id}-name`, 'aria-describedby': `${id}-hint` })}
    </section>
  )
}
