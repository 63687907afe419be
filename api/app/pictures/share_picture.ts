import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import { runPictureTask } from '#pictures/run_picture_task'
import {
  achievementCard,
  tournamentCard,
  type AchievementCardFacts,
  type TournamentCardFacts,
} from '#pictures/share_cards'
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from '#pictures/share_format'
import { filesIn, readFile, readFileAnywhere } from '#pictures/stored_file'
import type { Podium } from '#shared/results/results'
import { LANGUAGES, type Language } from '#shared/languages/languages'
import { pictureFile, type StoredPicture } from '#pictures/stored_picture'
import { writeFileSafely } from '#pictures/write_file'

/** Part of the address: increase it when the design of the card changes. */
const DESIGN = 2

interface Pictured {
  id: string
  picture: StoredPicture | null
}

/** What a share picture is drawn from; the podium has names as they may be shown today. */
export type Shared =
  | { kind: 'tournaments'; item: Pictured & TournamentCardFacts; podium: Podium | null }
  | { kind: 'achievements'; item: Pictured & AchievementCardFacts }

export interface SharePicture {
  url: string
  translations: Record<Exclude<Language, 'en'>, string>
  width: number
  height: number
}

function cardOf(shared: Shared, language: Language): ShareCard {
  return shared.kind === 'tournaments'
    ? tournamentCard(shared.item, shared.podium, language)
    : achievementCard(shared.item, language)
}

export const shareFolder = (id: string) => `share/${id}`

/** The id of the item whose share picture a stored file is. */
export const sharedId = (file: string) => /^share\/([^/]+)\//.exec(file)?.[1]

/** Named after its content, because messengers cache a picture forever. */
function fileOf({ id, picture }: Pictured, card: ShareCard, language: Language): string {
  const drawn = JSON.stringify([DESIGN, card, picture?.base])
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 16)
  return `${shareFolder(id)}/${hash}${language === 'en' ? '' : `-${language}`}.jpg`
}

export const shareFile = (shared: Shared, language: Language = 'en'): string =>
  fileOf(shared.item, cardOf(shared, language), language)

export const shareFiles = (shared: Shared): string[] =>
  LANGUAGES.map((language) => shareFile(shared, language))

export function sharePicture(shared: Shared): SharePicture {
  const [url, mr, hi] = shareFiles(shared).map((file) => `/uploads/${file}`) as [
    string,
    string,
    string,
  ]
  return { url, translations: { mr, hi }, width: SHARE_WIDTH, height: SHARE_HEIGHT }
}

const inProgress = new Map<string, Promise<Buffer>>()

/** Draws the picture, unless it is stored already. */
export function makeSharePicture(shared: Shared, language: Language = 'en'): Promise<Buffer> {
  const { item } = shared
  const card = cardOf(shared, language)
  const name = fileOf(item, card, language)
  const made = inProgress.get(name) ?? make(card, item, name).finally(() => inProgress.delete(name))
  inProgress.set(name, made)
  return made
}

async function make(card: ShareCard, item: Pictured, name: string): Promise<Buffer> {
  const present = await readFile(name)
  if (present) return present
  const { picture } = item
  const stored =
    picture && (await readFileAnywhere(pictureFile(picture.base, picture.widths.at(-1)!, 'jpg')))
  const drawn = await runPictureTask('drawCard', card, stored)
  await writeFileSafely(name, drawn)
  return drawn
}

/** Removes the share pictures of an item except those named. */
export async function removeShareFiles(id: string, current: string[]) {
  for (const file of await filesIn(shareFolder(id))) {
    if (!current.includes(file)) await drive.use().delete(file)
  }
}
