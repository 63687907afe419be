import { lessonPlace, lessonTranslations, type Batch } from '@academy/api/shared/classes/batches'
import { classWords } from '@academy/api/shared/words/batch_words'
import {
  currentTranslations,
  inLanguage,
  type SourcedTranslations,
} from '@academy/api/shared/text/translations'
import { v7 as uuid } from 'uuid'
import { sourcedTranslations } from '@/features/items/translations/filled-translations'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'
import { changeLatest } from '@/lib/change-latest'
import { payloadOf, refusalOf, Refused, statusOf } from '@/lib/errors'
import { ifMatch } from '@/lib/if-match'
import { language } from '@/lib/language'
import type { CallOptions, Sent } from '@/lib/resource'
import type { CheckedClass } from './class-form-schema'
import { classesKey } from './sendable-classes'

type Classes = Data.Classes.Variants['forAdmin']

/** A class as the director sees it: `version` counts its saves. */
export type DirectorsClass = Classes['batches'][number]

interface SaidClass extends Batch {
  translations?: SourcedTranslations<string> | undefined
}

/** As a page in the reader's language says it. */
export function shownClass<One extends SaidClass>(one: One) {
  const translations = currentTranslations(one, one.translations)
  return inLanguage({ ...one, translations }, language())
}

export const className = (one: SaidClass): string => classWords(language(), shownClass(one))

/** What a checked form says of a class. */
export function batchOf(checked: CheckedClass) {
  return {
    ...checked,
    weekday: Number(checked.weekday),
    place: lessonPlace(checked),
    firstDay: checked.firstDay || null,
    lastDay: checked.lastDay || null,
    translations: lessonTranslations(checked, sourcedTranslations(checked)),
  }
}

type SentClass = ReturnType<typeof batchOf> & { _id: string }

type Change = (batches: DirectorsClass[]) => (SentClass | DirectorsClass)[] | undefined

/** A refusal of the list, with what is wrong with this class at its own fields. */
function refusedClass(error: unknown, place: number): unknown {
  const refusal = refusalOf(error)
  const { faults, errors, ...answer } = payloadOf(error)
  if (!refusal || !faults) return error
  const own = `batches.${place}.`
  const ofClass = (byPath: object = {}) =>
    Object.fromEntries(
      Object.entries(byPath).map(([path, what]) => [path.replace(own, ''), what as unknown])
    )
  return new Refused({
    ...refusal,
    answer: { ...answer, faults: ofClass(faults), errors: ofClass(errors as object | undefined) },
  })
}

/**
 * Stores the list with a change of one class; what others have changed of the list meanwhile stays.
 * @param change gives the new list; undefined when nothing is to be changed
 * @param id of the class that is changed
 * @throws what the API client throws, and what `change` throws
 */
async function changeList(
  change: Change,
  id: string,
  signal?: AbortSignal
): Promise<DirectorsClass[]> {
  const options = signal && { signal }
  const { batches } = await changeLatest({
    read: async () => (await api.admin.classes.index({ ...options })).data,
    edit: (stored) => change(stored.batches),
    async write(next, { version }) {
      try {
        const body = { batches: next }
        const headers = ifMatch(version)
        return (await api.admin.classes.update({ body, headers, ...options })).data
      } catch (error) {
        if (statusOf(error) === 409) throw error
        throw refusedClass(
          error,
          next.findIndex(({ _id }) => _id === id)
        )
      }
    },
  })
  return batches
}

/** The same for the same class, whoever has saved it. */
function contentOf(batch: Batch & { translations?: object }): string {
  const { weekday, from, to, level, ages, where, place } = batch
  const { seats, seatsTaken, firstDay, lastDay, translations = {} } = batch
  const group = [weekday, from, to, level, ages, where, place]
  return JSON.stringify([group, seats, seatsTaken, firstDay, lastDay, translations])
}

const gone = () => new Refused({ status: 404, answer: {} })

function foundIn(batches: DirectorsClass[], id: string): DirectorsClass {
  const found = batches.find(({ _id }) => _id === id)
  if (!found) throw gone()
  return found
}

/** Each class is saved by itself, although the server stores them as one list. */
export const classKind = {
  key: classesKey,
  one: 'class',
  nameOf: className,

  async create({ fields }: Sent, { headers, signal }: CallOptions = {}) {
    // A created item bears its key as its id.
    const id = headers?.['Idempotency-Key'] ?? uuid()
    const added = { _id: id, ...batchOf(fields as CheckedClass) }
    const isThere = ({ _id }: DirectorsClass) => _id === id
    // The answer to an earlier attempt may have been lost.
    const change: Change = (batches) => (batches.some(isThere) ? undefined : [...batches, added])
    return foundIn(await changeList(change, id, signal), id)
  },

  async change(id: string, { fields }: Sent, { headers, signal }: CallOptions = {}) {
    const changed = batchOf(fields as CheckedClass)
    const change: Change = (batches) => {
      const present = foundIn(batches, id)
      if (contentOf(changed) === contentOf(present)) return undefined
      const typedOver = headers?.['If-Match']
      if (typedOver && typedOver !== ifMatch(present.version)['If-Match']) {
        throw new Refused({ status: 409, answer: { code: 'stale', data: present } })
      }
      return batches.map((batch) => (batch._id === id ? { _id: id, ...changed } : batch))
    }
    return foundIn(await changeList(change, id, signal), id)
  },

  destroy: (id: string) =>
    changeList((batches) => {
      const left = batches.filter(({ _id }) => _id !== id)
      return left.length === batches.length ? undefined : left
    }, id),

  /** @throws Refused with 404 when it was not deleted last */
  async restore(id: string): Promise<DirectorsClass> {
    const { data } = await api.admin.activities.index({ query: { item: id, perPage: 1 } })
    const [deletion] = data
    if (deletion?.action !== 'deleted') throw gone()
    await api.admin.activityRestorations.store({ params: { id: deletion._id } })
    return foundIn((await api.admin.classes.index({})).data.batches, id)
  },
}
