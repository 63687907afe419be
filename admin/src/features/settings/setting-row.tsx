import { useId, type ReactNode } from 'react'

interface Props {
  title: string
  hint: string
  children: (named: { 'aria-labelledby': string; 'aria-describedby': string }) => ReactNode
}

export function SettingRow({ title, hint, children }: Props) {
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
