import { LANGUAGES, languages } from '@academy/api/shared/languages/languages'
import type { KeyboardEvent, SubmitEvent } from 'react'
import { m } from '@/lib/messages'
import { FormField } from '@/components/form-field'
import { sheet, sheetFoot } from '@/components/sheet-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { cn } from '@/lib/cn'
import { isEnter, isSaveKey } from '@/lib/enter-key'
import { type PlacedTranslation } from './filled-translations'
import { changedParts, hiddenWords, isCopied } from './typed-translations'
import type { TranslationsQuestion } from './use-translations-question'

export function TranslationsDialog(question: TranslationsQuestion) {
  const { stale, goOn, onClose } = question

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // React passes it on to the form that this dialog stands in.
    event.stopPropagation()
    goOn()
  }

  function keepAll() {
    question.keepUntouched()
    goOn()
  }

  return (
    <Dialog
      onClose={onClose}
      showCloseButton={false}
      className={cn(sheet, 'tall:max-w-3xl!')}
      focusOn={(content) => content}
      onInteractOutside={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (isSaveKey(event)) event.currentTarget.querySelector('form')?.requestSubmit()
      }}
    >
      <div className="grid gap-2 border-b p-4 sm:px-6">
        <DialogTitle>{m.translationsQuestion()}</DialogTitle>
        <DialogDescription>
          {stale.every(isCopied) ? m.translationsCopiedText() : m.translationsQuestionText()}
        </DialogDescription>
      </div>
      <form className="flex min-h-0 flex-1 flex-col" noValidate onSubmit={onSubmit}>
        <div className="relative grid min-h-0 flex-1 content-start gap-8 overflow-y-auto overscroll-contain p-4 sm:p-6">
          {LANGUAGES.map((language) => {
            const ofLanguage = stale.filter((one) => one.language === language)
            if (ofLanguage.length === 0) return null
            return (
              <fieldset key={language} className="grid min-w-0 gap-6">
                <legend lang={language} className="mb-3 text-lg font-bold text-pale">
                  {languages[language]}
                </legend>
                {ofLanguage.map((asked) => (
                  <Asked key={asked.path} asked={asked} question={question} />
                ))}
              </fieldset>
            )
          })}
        </div>
        <div className={cn(sheetFoot, 'grid gap-3 sm:flex sm:justify-end')}>
          <Button variant="outline" onClick={onClose}>
            {m.backToForm()}
          </Button>
          <Button variant="outline" onClick={keepAll}>
            {m.keepAll()}
          </Button>
          <Button type="submit" className="sm:min-w-36" aria-keyshortcuts="Control+Enter">
            {m.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface AskedProps {
  asked: PlacedTranslation
  question: TranslationsQuestion
}

/** One text: what it said and says, and its translation to correct, to empty or to keep. */
function Asked({ asked, question }: AskedProps) {
  const { language, field, text, source, now } = asked
  const answer = question.answerTo(asked)
  const isUntouched = answer.text === text
  const isKept = isUntouched && answer.source === now
  const [before, after] = changedParts(source ?? '', now)
  const Control = field === 'description' ? Textarea : Input
  const change = (words: string) =>
    question.answer(asked, { text: words, source: words === text ? source : now })

  return (
    <div className="grid gap-3">
      <FormField
        label={question.labels[field]?.() ?? field}
        hint={isUntouched && !isKept ? hiddenWords(asked) : undefined}
        error={question.errorOf(asked)}
        above={
          <dl className="grid gap-1 border-l-4 border-border-strong pl-3 text-sm">
            {before && <Line name={m.before()} text={before} />}
            <Line name={isCopied(asked) ? m.translationOf() : m.now()} text={after} />
          </dl>
        }
        below={
          isUntouched && (
            <label className="flex min-h-12 w-fit items-center gap-3">
              <input
                type="checkbox"
                className="size-5 shrink-0 accent-primary"
                checked={isKept}
                onChange={({ target }) =>
                  question.answer(asked, { text, source: target.checked ? now : source })
                }
              />
              {m.stillRight()}
            </label>
          )
        }
      >
        {(control) => (
          <Control
            {...control}
            lang={language}
            autoComplete="off"
            value={answer.text}
            onChange={({ target }) => change(target.value)}
            onKeyDown={ignoreEnter}
          />
        )}
      </FormField>
    </div>
  )
}

/** A key of the phone's keyboard must not publish what is half typed. */
function ignoreEnter(event: KeyboardEvent<HTMLElement>) {
  const isAlone = isEnter(event) && !isSaveKey(event)
  if (isAlone && event.target instanceof HTMLInputElement) event.preventDefault()
}

const Line = ({ name, text }: { name: string; text: string }) => (
  <div>
    <dt className="inline text-muted-foreground">{name}: </dt>
    <dd className="inline wrap-anywhere whitespace-pre-line">{text || m.empty()}</dd>
  </div>
)
