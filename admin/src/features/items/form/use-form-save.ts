import type { FieldValues } from 'react-hook-form'
import { changeOf, type FormPicture } from '@/features/items/picture/form-picture'
import type { WithTranslations } from '@/features/items/translations/form-translations'
import { errorBanner } from '@/lib/error-banner'
import { statusOf } from '@/lib/errors'
import { m } from '@/lib/messages'
import { messageOf } from '@/lib/refusal-words'
import { session } from '@/lib/session'
import type { useDraft } from '@/unsent/use-draft'
import type { Entry, Snapshot } from '@/unsent/forms'
import { discard, Discarded, newEntry, type useOutboxSave } from '@/unsent/save'
import type { Sendable } from '@/unsent/attempt'
import type { formRefusals } from './form-refusals'
import type { FormContentOptions, useFormContent } from './use-form-content'
import type { useFormLife } from './use-form-life'

/** What a form needs of the kind that it saves. */
export interface FormKind extends Sendable {
  key: string
  one: string
  restore: (id: string) => Promise<unknown>
}

export interface SaveOptions<Input, Output, Item> extends FormContentOptions<Input, Output, Item> {
  kind: FormKind
  /** What is being saved is called while it waits; without it, by its title. */
  titleOf?: (output: Output) => string
  /** The form goes: the server has what it holds, or will have it once there is a network. */
  onSaved: () => void
}

/** An open form, with what its saves change. */
interface SavedForm<Input extends WithTranslations, Output extends FieldValues, Item> {
  options: SaveOptions<Input, Output, Item>
  /** By which its draft is known. */
  key: string
  content: ReturnType<typeof useFormContent<Input, Output, Item>>
  tell: ReturnType<typeof useFormLife<Input>>['tell']
  /** What the form holds, as `promised` of its life has it. */
  held: (picture?: FormPicture) => string
  draft: ReturnType<typeof useDraft<Input>>
  outbox: ReturnType<typeof useOutboxSave>
  refusals: ReturnType<typeof formRefusals<Input, Output, Item>>
}

/** How an open form is saved: as a change of its item, as a new one, or as one that was deleted. */
export function formSaves<
  Input extends WithTranslations,
  Output extends FieldValues,
  Item extends { _id: string },
>(saved: SavedForm<Input, Output, Item>) {
  const { options, content, tell, held, draft, outbox, refusals } = saved
  const { kind, item } = options
  const { form, base, picture } = content

  /** What was typed is on the server. */
  function finish() {
    draft.finish()
    options.onSaved()
  }

  function entryOf(output: Output, chosen: FormPicture, over?: Snapshot<Input>): Entry {
    return newEntry({
      id: draft.id(),
      form: saved.key,
      isOpen: true,
      kind: kind.key,
      itemId: over && item?._id,
      item: over && item,
      version: over?.version,
      title: options.titleOf?.(output) ?? String(output.title),
      fields: output,
      picture: changeOf(chosen),
      values: form.getValues(),
      base: over ?? options.read(undefined),
    })
  }

  /** @param over what has been seen of the item; absent: it is saved as a new one */
  async function store(output: Output, chosen: FormPicture, over?: Snapshot<Input>): Promise<void> {
    const entry = entryOf(output, chosen, over)
    draft.hold({ values: form.getValues(), picture: entry.picture, base: over })
    tell({ type: 'promised', content: held(chosen) })
    try {
      const answer = outbox.save(entry)
      // Removed from the device's storage without a word: it is sent after the next sign-in.
      if (!session.token()) session.end({ isExpired: true })
      await answer
      tell({ type: 'stored', holds: held(chosen) })
      if (outbox.isLeft()) draft.finish()
      else finish()
    } catch (error) {
      if (error instanceof Discarded) return void tell({ type: 'interrupted' })
      if (outbox.isLeft()) return showLate(error)
      const found = refusals.outdatedBy(error, chosen, over)
      const isNewer = found?.theirs.version !== over?.version
      if (found && isNewer && found.differences.length === 0) {
        return store(output, chosen, found.theirs)
      }
      refusals.meet(error, found)
    }
  }

  /** The device had no room for it, and the form has gone: its draft lives as long as the page. */
  function showLate(error: unknown) {
    if (statusOf(error) === 401) return
    errorBanner.show(messageOf(error, m.kindSaveFailed({ kind: kind.one })))
  }

  async function restoreAndStore(output: Output) {
    try {
      await kind.restore(item?._id ?? '')
    } catch (error) {
      if (statusOf(error) !== 404) {
        return void tell({ type: 'deleted', sentence: m.restoreFailedAgain() })
      }
      // Removed for good: the content is saved as a new item.
      void discard(draft.id())
      draft.renew()
      return store(output, picture)
    }
    await store(output, picture, base)
  }

  return {
    finish,
    store,
    storeOver: (output: Output) => store(output, picture, base),
    restoreAndStore,
  }
}
