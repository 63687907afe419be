import { findFault } from '@academy/api/shared/field_rule'
import type { AppLanguage } from '@academy/api/shared/languages'
import { plainText } from '@academy/api/shared/plain_text'
import {
  fillReply,
  placeholderUnknown,
  readyReplyRule,
  unknownPlaceholder,
  type ReplyTopic,
} from '@academy/api/shared/ready_replies'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState, type SubmitEvent } from 'react'
import * as m from 'virtual:admin-messages'
import { DraftBar } from '@/components/draft-bar'
import { FormField } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { api } from '@/lib/api'
import { readyRepliesQuery } from '@/lib/ready-replies'
import { spoken } from '@/lib/spoken'
import { useDraft } from '@/lib/use-draft'

/** What a message could bring. */
const sample = {
  name: m.sampleName(),
  plan: m.samplePlan(),
  price: m.samplePrice(),
  tournament: m.sampleTournament(),
  date: m.sampleDate(),
}

interface Props {
  topic: ReplyTopic
  language: AppLanguage
  /** The text as the server has it. */
  present: string
}

function faultOf(text: string): string | undefined {
  const unknown = unknownPlaceholder(text)
  const fault = unknown ? placeholderUnknown(unknown) : findFault(readyReplyRule, text)
  return fault && spoken(fault)
}

/** One ready reply, with how it will read. */
export function WordReply({ topic, language, present }: Props) {
  const client = useQueryClient()
  const [typed, setTyped] = useState<string>()
  const text = typed ?? present
  const fault = faultOf(text)
  const isChanged = plainText(text, true) !== present

  const { mutate, isPending } = useMutation({
    mutationFn: (text: string) =>
      api.admin.readyReplies.update({ body: { topic, language, text } }),
    onSuccess({ data }) {
      client.setQueryData(readyRepliesQuery.queryKey, data)
      setTyped(undefined)
    },
    meta: { failure: m.readyReplyFailed(), done: m.readyReplySaved() },
  })
  const draft = useDraft<{ text: string }>({
    key: `ready-reply:${topic}:${language}`,
    unsaved: isChanged ? { values: { text }, picture: null } : null,
    onRestore: ({ values }) => setTyped(values.text),
    startOver: { words: m.backToSaved(), act: () => setTyped(undefined) },
  })

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (isChanged && !fault && !isPending) mutate(plainText(text, true))
  }

  return (
    <>
      <DraftBar draft={draft} />
      <form noValidate className="grid gap-5" onSubmit={submit}>
        <FormField label={m.replyText()} error={fault}>
          {(control) => (
            <Textarea
              {...control}
              lang={language}
              value={text}
              onChange={({ target }) => setTyped(target.value)}
            />
          )}
        </FormField>
        <div className="grid gap-2">
          <p className="text-sm text-muted-foreground">{m.readsLike()}</p>
          <p
            lang={language}
            className="rounded-control border-l-4 border-border-strong bg-background px-4 py-3 wrap-anywhere whitespace-pre-line"
          >
            {fillReply(text, sample)}
          </p>
        </div>
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            className="max-sm:w-full"
            disabled={!isChanged || fault !== undefined || isPending}
          >
            {isPending ? m.saving() : m.save()}
          </Button>
          <Button
            variant="outline"
            className="max-sm:w-full"
            disabled={isPending}
            onClick={() => mutate('')}
          >
            {m.firstWording()}
          </Button>
        </div>
      </form>
    </>
  )
}
