import { findFault } from '@academy/api/shared/rules/field_rule'
import { LANGUAGES, languages, type Language } from '@academy/api/shared/languages/languages'
import { plainText } from '@academy/api/shared/text/plain_text'
import {
  PLACEHOLDERS,
  readyReplyRule,
  REPLY_TOPICS,
  type Placeholder,
  type ReplyTopic,
} from '@academy/api/shared/text/ready_replies'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { DraftBar } from '@/unsent/draft-bar'
import { FoldedPart } from '@/components/folded-part'
import { FormField } from '@/components/form-field'
import { LabelledSelect } from '@/components/labelled-select'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { api } from '@/lib/api'
import { useDraft } from '@/unsent/drafts'
import { faultMessage } from '@/lib/fault-message'
import { readyRepliesQuery, topicNames } from '@/lib/ready-replies'
import { language as appLanguage } from '@/lib/language'
import { SettingSection } from './setting-section'

/** What stands in a ready reply, while it is changed, for what a message will bring. */
const samples: Record<Placeholder, () => string> = {
  name: m.sampleName,
  plan: m.samplePlan,
  price: m.samplePrice,
  tournament: m.sampleTournament,
  date: m.sampleDate,
}

export const withSamples = (text: string) =>
  PLACEHOLDERS.reduce((words, name) => words.replaceAll(`{${name}}`, samples[name]()), text)

export const withPlaceholders = (text: string) =>
  PLACEHOLDERS.reduce((words, name) => words.replaceAll(samples[name](), `{${name}}`), text)

export function ReadyReplies() {
  const replies = useQuery(readyRepliesQuery).data
  const [language, setLanguage] = useState<Language>(appLanguage())
  if (!replies) return null
  return (
    <SettingSection id="replies" title={m.readyReplies()} hint={m.readyRepliesHint()}>
      <LabelledSelect
        label={m.language()}
        options={LANGUAGES.map((one) => [one, languages[one], one])}
        value={language}
        onChange={setLanguage}
      />
      {REPLY_TOPICS.map((topic) => (
        <FoldedPart
          key={`${topic} ${language}`}
          title={topicNames[topic]()}
          summary={
            <span lang={language} className="line-clamp-1">
              {withSamples(replies[topic][language])}
            </span>
          }
        >
          <ReplyForm topic={topic} language={language} stored={replies[topic][language]} />
        </FoldedPart>
      ))}
    </SettingSection>
  )
}

interface ReplyFormProps {
  topic: ReplyTopic
  language: Language
  stored: string
}

export function ReplyForm({ topic, language, stored }: ReplyFormProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const shown = typed ?? withSamples(stored)
  const text = plainText(withPlaceholders(shown), true)
  const fault = findFault(readyReplyRule, text)
  const isChanged = text !== stored

  const { mutate, isPending } = useMutation({
    mutationFn: (words: string) =>
      api.admin.readyReplies.update({ body: { topic, language, text: words } }),
    onSuccess({ data }, words) {
      client.setQueryData(readyRepliesQuery.queryKey, data)
      toast.success(m.readyReplySaved(), {
        ...(words === '' && { action: { label: m.undo(), onClick: () => mutate(stored) } }),
      })
    },
    meta: { failure: m.readyReplyFailed() },
  })
  // Passed with the call: text typed since the save began must stay.
  const save = (words: string) =>
    mutate(words, { onSuccess: () => setTyped((now) => (now === shown ? undefined : now)) })
  const draft = useDraft<{ text: string }>({
    key: `ready-reply:${topic}:${language}`,
    unsaved: isChanged ? { values: { text }, picture: null } : null,
    onRestore: ({ values }) => setTyped(withSamples(values.text)),
    startOver: { words: m.backToSaved(), act: () => setTyped(undefined) },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isChanged && !fault && !isPending) save(text)
  }

  return (
    <>
      <DraftBar draft={draft} />
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <FormField label={m.replyText()} error={fault && faultMessage(fault)}>
          {(control) => (
            <Textarea
              {...control}
              lang={language}
              value={shown}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </FormField>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit" disabled={!isChanged || fault !== undefined || isPending}>
            {isPending ? m.saving() : m.save()}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={() => save('')}>
            {m.originalText()}
          </Button>
        </div>
      </form>
    </>
  )
}
