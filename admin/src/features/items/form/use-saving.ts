import { useRef, useState, type RefObject } from 'react'
import { get, set, type FieldValues } from 'react-hook-form'
import { m } from '@/lib/messages'
import { blobOf, type FormPicture } from '@/features/items/picture/form-picture'
import { compare, type Comparison } from '@/features/items/form/compare'
import { discard, Discarded, type useOutboxSave } from '@/lib/outbox/use-outbox'
import type { Snapshot } from '@/lib/drafts'
import { statusOf } from '@/lib/errors'
import { waiting, type Entry } from '@/lib/outbox/store'
import type { PictureChange } from '@/lib/picture-change'
import { fetchStoredPicture } from '@/lib/stored-picture'
import type { useDraft } from '@/lib/drafts'
import type { DraftedFormOptions, FormContent, Shown } from './form-options'
import type { useRefusal } from './use-refusal'

interface Parts<Input extends FieldValues, Output extends FieldValues, Item extends Shown> {
  content: FormContent<Input, Output>
  refusal: ReturnType<typeof useRefusal<Input, Output, Item>>
  draft: Pick<ReturnType<typeof useDraft<Input>>, 'id' | 'renew'>
  draftKey: string
  outbox: ReturnType<typeof useOutboxSave>
  /** Whether what was typed is on the server, or in the outbox on its way there. */
  isDone: RefObject<boolean>
  finish: () => void
}

export function useSaving<
  Input extends FieldValues,
  Output extends FieldValues,
  Item extends Shown,
>(options: DraftedFormOptions<Input, Output, Item>, parts: Parts<Input, Output, Item>) {
  const { kind, item, read, fields } = options
  const { content, refusal, draft, draftKey, outbox, isDone, finish } = parts
  const { form, base, setBase, picture, setPicture, setPictureError } = content
  const [isSaving, setSaving] = useState(false)
  const isWorking = useRef(false)

  async function work(task: () => Promise<void>) {
    if (isWorking.current) return
    isWorking.current = true
    setSaving(true)
    refusal.clear()
    await task()
    // What is saved stays so until the form has gone, which may take a moment.
    isWorking.current = isDone.current
    setSaving(isDone.current)
  }

  function entryOf(output: Output, chosen: FormPicture, over?: Snapshot<Input>) {
    const id = draft.id()
    return {
      id,
      key: id,
      account: waiting.account() ?? '',
      kind: kind.key,
      itemId: over && item?._id,
      item: over && item,
      version: over?.version,
      title: options.titleOf(output),
      draftKey,
      values: form.getValues(),
      base: over ?? read(undefined),
      body: [...options.body(output, changeOf(chosen))] as Entry['body'],
      savedAt: Date.now(),
      tries: 0,
      nextAt: 0,
    }
  }

  /** Saves over what somebody has seen, or as a new one. */
  const send = (chosen: FormPicture, over?: Snapshot<Input>) =>
    form.handleSubmit((output) =>
      work(async () => {
        try {
          await outbox.save(entryOf(output, chosen, over))
          finish()
        } catch (error) {
          if (!(error instanceof Discarded)) refusal.show(error, over)
        }
      })
    )

  return {
    isSaving,
    send,

    /** Brings the deleted item back and saves over it, after asking if it had changed before. */
    async restoreAndSave() {
      let restored: Item | undefined
      await work(async () => {
        try {
          restored = await kind.restore(item?._id ?? '')
        } catch (error) {
          refusal.showGone(statusOf(error) === 404 ? m.notRestorable() : m.restoreFailedAgain())
        }
      })
      if (!restored) return
      const found = compare(fields, base, form.getValues(), read(restored))
      if (found.differences.length > 0 || found.hasNewPicture) return refusal.setComparison(found)
      setBase(found.theirs)
      await send(picture, found.theirs)()
    },

    /** Leaves the deleted item alone; its picture goes along. */
    async saveAsNew() {
      let own = picture === 'removed' ? null : picture
      if (!picture && base.pictureUrl) {
        try {
          own = { blob: await fetchStoredPicture(base.pictureUrl) }
          setPicture(own)
        } catch {
          // Said once; the next press goes without it.
          setBase({ ...base, pictureUrl: null })
          return setPictureError(m.pictureNotCopiedChoose())
        }
      }
      void discard(draft.id())
      draft.renew()
      await send(own)()
    },

    /** Goes on from their version, with the fields in `mine` as typed and the others as theirs. */
    resolve({ theirs, differences, hasNewPicture }: Comparison<Input>, mine: ReadonlySet<string>) {
      const taken = differences.filter(({ name }) => !mine.has(name))
      const merged = structuredClone(form.getValues())
      for (const { name } of taken) set(merged, name, get(theirs.values, name))
      const kept = hasNewPicture && !mine.has(options.picture.name) ? null : picture
      form.reset(theirs.values)
      form.reset(merged, { keepDefaultValues: true })
      setPicture(kept)
      setBase(theirs)
      refusal.setComparison(undefined)
      void send(kept, theirs)()
    },
  }
}

export const changeOf = (picture: FormPicture): PictureChange =>
  picture === 'removed' ? picture : (blobOf(picture) ?? null)
