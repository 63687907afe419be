import { languages, type Language } from '@academy/site/languages'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useId } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import { profileQuery } from '@/lib/profile'
import { speak } from '@/lib/speak'
import { language } from '~/i18n/language'

const names = Object.entries(languages) as [Language, string][]

/** Chooses the language of the app, which is kept with the account: the page loads anew in it. */
export function LanguageChoice() {
  const id = useId()
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: (chosen: Language) => api.admin.profiles.update({ body: { language: chosen } }),
    onSuccess(answer, chosen) {
      client.setQueryData(profileQuery.queryKey, answer)
      return speak(chosen)
    },
    meta: { failure: m.languageFailed(), isExact: true },
  })
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border bg-card p-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 id={`${id}-name`} className="text-xl font-bold">
          {m.language()}
        </h2>
        <p id={`${id}-hint`} className="mt-1 text-muted-foreground">
          {m.languageHint()}
        </p>
      </div>
      <div
        role="group"
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        className="flex flex-wrap gap-3"
      >
        {names.map(([code, name]) => (
          <Button
            key={code}
            lang={code}
            variant="outline"
            aria-pressed={code === language()}
            className="aria-pressed:border-primary aria-pressed:text-primary"
            disabled={isPending}
            onClick={() => code === language() || mutate(code)}
          >
            {name}
          </Button>
        ))}
      </div>
    </section>
  )
}
