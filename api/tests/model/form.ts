import fc from 'fast-check'
import type { Kind } from '#kinds'
import { slugOf } from '#writes/slugs'
import { png } from '#tests/sample_pictures'
import type { Item, State } from './state.js'

/** Fields of a director’s form: an absent one stays as it is, an empty date is removed. */
export interface Fields {
  title?: string
  isActive?: boolean
  /** Which of the sample pictures: its width. */
  picture?: number | undefined
  startDate?: string
  endDate?: string
  slug?: string
  /** As in the state; null takes it away. */
  translated?: string | null
}

const WIDTHS = [48, 49]
const pictures = new Map(
  await Promise.all(
    WIDTHS.map(async (width) => [width, new Blob([new Uint8Array(await png(width, 40))])] as const)
  )
)

const common = {
  title: fc.constantFrom('Rapid', 'Blitz', 'Rapid 2'),
  isActive: fc.boolean(),
  picture: fc.constantFrom(...WIDTHS, undefined, undefined),
  // Titles without a letter, which make no address.
  translated: fc.constantFrom(null, '— of Rapid', '— of Blitz', '… of Rapid'),
}
const dates = {
  startDate: fc.constantFrom('2026-05-01', '2026-05-09', ''),
  endDate: fc.constantFrom('2026-05-05', '2026-05-12', ''),
}
const slug = fc.constantFrom('rapid', 'blitz', 'blitz-2', 'open')

/** Fields for a new item and for a change: few different values, so that they often meet. */
export const newFields = fc.record({ ...common, ...dates }, { requiredKeys: ['title'] })
export const changes = fc.record({ ...common, ...dates, slug }, { requiredKeys: [] })

export const kindName = fc.constantFrom<Kind>('tournaments', 'achievements')

const REQUIRED = {
  tournaments: { description: 'Nine rounds.', formLink: 'https://forms.example/open' },
  achievements: {
    studentName: 'Rutuja Salunke',
    description: 'Won it.',
    date: '2026-01-26',
    location: 'Nashik',
  },
}

/** The form as it is sent; achievements have no dates of an event. */
export function toForm(kind: Kind, fields: Fields, isNew = false) {
  const { picture, isActive, startDate, endDate, translated, ...texts } = fields
  const days = {
    ...(startDate !== undefined && { startDate }),
    ...(endDate !== undefined && { endDate }),
  }
  return {
    ...(isNew && REQUIRED[kind]),
    ...texts,
    ...(kind === 'tournaments' && days),
    ...(translated !== undefined && { translations: translationsOf(translated) }),
    ...(isActive !== undefined && { isActive: String(isActive) }),
    ...(picture && { [kind === 'tournaments' ? 'banner' : 'image']: pictures.get(picture)! }),
  }
}

function translationsOf(translated: string | null): string {
  const [text, source] = translated?.split(' of ') ?? []
  return JSON.stringify(text ? { mr: { title: { text, source } } } : {})
}

/** An item with the fields of a form put on it, its version apart. */
export function merged(item: Item, fields: Fields): Item {
  const { startDate, endDate, slug: wanted, picture = item.picture, ...plain } = fields
  const isEvent = item.kind === 'tournaments'
  const next = { ...item, ...plain, picture }
  if (isEvent && startDate !== undefined) next.startDate = startDate || null
  if (isEvent && endDate !== undefined) next.endDate = endDate || null
  return wanted === undefined ? next : readdressed(next, wanted)
}

function readdressed(item: Item, wanted: string): Item {
  if (wanted === item.slug) return item
  const previous = new Set([...item.previousSlugs, item.slug])
  previous.delete(wanted)
  return { ...item, slug: wanted, previousSlugs: [...previous].sort() }
}

/** An item after a change, whose slug follows where it holds a word that went from the title. */
export function followed(state: State, before: Item, after: Item): Item {
  if (after.slug !== before.slug) return after
  const words = slugOf(after.title).split('-')
  const lost = slugOf(before.title)
    .split('-')
    .filter((word) => !words.includes(word))
  if (!after.slug.split('-').some((word) => lost.includes(word))) return after
  return readdressed(after, nextSlug(state, after.kind, after.title, after.id))
}

export function areDatesWrong({ startDate, endDate }: Item): boolean {
  return endDate !== null && (startDate === null || endDate < startDate)
}

/** Whether another item of the kind has this slug or had it before, deleted ones included. */
export function isTaken(state: State, kind: Kind, wanted: string, except?: string) {
  return Object.values(state.items).some(
    (item) =>
      item.kind === kind &&
      item.id !== except &&
      (item.slug === wanted || item.previousSlugs.includes(wanted))
  )
}

/** The slug that an item of this title gets. */
export function nextSlug(state: State, kind: Kind, title: string, id?: string): string {
  const stem = slugOf(title)
  if (!isTaken(state, kind, stem, id)) return stem
  let suffix = 2
  while (isTaken(state, kind, `${stem}-${suffix}`, id)) suffix += 1
  return `${stem}-${suffix}`
}

/** The director has every translation with its source, the public only one of the present title. */
function showsTranslation(data: any, { title, translated }: Item): boolean {
  const shown = data.translations?.mr?.title
  const isDirectors = data.version !== undefined && data.updatedAt === undefined
  if (isDirectors) return (shown ? `${shown.text} of ${shown.source}` : null) === translated
  const [text, source] = translated?.split(' of ') ?? []
  return shown === (source === title ? text : undefined)
}

/** Whether what an answer shows of an item is that item, as it is. */
export function shows(data: any, item: Item): boolean {
  const picture = data.bannerPicture ?? data.imagePicture
  return (
    data._id === item.id &&
    data.title === item.title &&
    data.slug === item.slug &&
    data.isActive === item.isActive &&
    (data.version === undefined || data.version === item.version) &&
    (picture?.width ?? null) === item.picture &&
    (data.startDate ?? null) === item.startDate &&
    (data.endDate ?? null) === item.endDate &&
    showsTranslation(data, item)
  )
}
