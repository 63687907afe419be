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
import { changeLatest } from '@/lib/change-latest'
import { ifMatch } from '@/lib/if-match'
import { lazyPart } from '@/lib/lazy-part'
import { useDraft } from '@/unsent/use-draft'
import { faultMessage } from '@/lib/fault-message'
import { readyRepliesQuery, topicNames } from '@/lib/ready-replies'
import { language as appLanguage } from '@/lib/language'
import { SettingSection } from './setting-section'

const StaleSaveDialog = lazyPart(() => import('@/features/items/form/stale-save-dialog'))

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
        label={m.replyLanguage()}
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

interface Typed {
  words: string
  /** The stored text that it was typed over. */
  over: string
}

interface Sent {
  text: string
  over: string
}

/** Stores a reply unless somebody else has changed it: then `theirs` is what it says now. */
async function storeReply(topic: ReplyTopic, language: Language, { text, over }: Sent) {
  let theirs = over
  const replies = await changeLatest({
    read: async () => (await api.admin.readyReplies.show({})).data,
    edit(now) {
      theirs = now[topic][language]
      return theirs === over ? { topic, language, text } : undefined
    },
    async write(body, { version }) {
      return (await api.admin.readyReplies.update({ body, headers: ifMatch(version) })).data
    },
  })
  return { replies, theirs: theirs === over || theirs === text ? undefined : theirs }
}

interface Conflict extends Sent {
  theirs: string
}

export function ReplyForm({ topic, language, stored }: ReplyFormProps) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<Typed>()
  const [conflict, setConflict] = useState<Conflict>()
  const over = typed?.over ?? stored
  const shown = typed?.words ?? withSamples(stored)
  const text = plainText(withPlaceholders(shown), true)
  const fault = findFault(readyReplyRule, text)
  const isChanged = text !== stored

  const { mutate, isPending } = useMutation({
    mutationFn: (sent: Sent) => storeReply(topic, language, sent),
    onSuccess({ replies, theirs }, sent) {
      client.setQueryData(readyRepliesQuery.queryKey, replies)
      if (theirs !== undefined) return setConflict({ ...sent, theirs })
      const undone = { text: stored, over: replies[topic][language] }
      const undo = { label: m.undo(), onClick: () => mutate(undone) }
      toast.success(m.readyReplySaved(), sent.text === '' ? { action: undo } : {})
    },
    meta: { failure: m.readyReplyFailed() },
  })
  // Passed with the call: text typed since the save began must stay.
  const save = (sent: Sent) =>
    mutate(sent, {
      onSuccess({ replies, theirs }) {
        if (theirs !== undefined) return
        const isSent = (now?: Typed) => now?.words === shown
        const left = replies[topic][language]
        setTyped((now) => (isSent(now) ? undefined : now && { ...now, over: left }))
      },
    })
  const draft = useDraft<{ text: string; over?: string }>({
    key: `ready-reply:${topic}:${language}`,
    unsaved: isChanged ? { values: { text, over }, picture: null } : null,
    onRestore: ({ values }) =>
      setTyped({ words: withSamples(values.text), over: values.over ?? stored }),
    startOver: { words: m.backToSaved(), act: () => setTyped(undefined) },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isChanged && !fault && !isPending) save({ text, over })
  }

  function resolve(mine: ReadonlySet<string>) {
    setConflict(undefined)
    if (!conflict) return
    if (mine.has('text')) save({ text: conflict.text, over: conflict.theirs })
    else setTyped(undefined)
  }

  return (
    <>
      <DraftBar draft={draft} />
      {conflict && (
        <StaleSaveDialog
          differences={[
            {
              name: 'text',
              label: topicNames[topic](),
              mine: conflict.text === '' ? m.originalText() : withSamples(conflict.text),
              theirs: withSamples(conflict.theirs),
              isPicture: false,
              isMine: true,
            },
          ]}
          onResolve={resolve}
          onClose={() => setConflict(undefined)}
        />
      )}
      <form noValidate className="grid gap-4" onSubmit={submit}>
        <FormField label={m.replyText()} error={fault && faultMessage(fault)}>
          {(control) => (
            <Textarea
              {...control}
              lang={language}
              value={shown}
              onChange={({ target }) => setTyped({ words: target.value, over })}
            />
          )}
        </FormField>
        <div className="flex flex-wrap gap-3 max-sm:*:w-full">
          <Button type="submit" disabled={!isChanged || fault !== undefined || isPending}>
            {isPending ? m.saving() : m.save()}
          </Button>
          <Button variant="outline" disabled={isPending} onClick={() => save({ text: '', over })}>
            {m.originalText()}
          </Button>
        </div>
      </form>
    </>
  )
}
