import { createHash } from 'node:crypto'
import drive from '@adonisjs/drive/services/main'
import type { Kind } from '#kinds'
import { runPictureTask } from '#pictures/run_picture_task'
import {
  achievementCard,
  tournamentCard,
  type AchievementCardFacts,
  type TournamentCardFacts,
} from '#pictures/share_cards'
import { SHARE_HEIGHT, SHARE_WIDTH, type ShareCard } from '#pictures/share_format'
import { filesIn, findFile, readFileAnywhere } from '#pictures/stored_file'
import { LANGUAGES, type AppLanguage } from '#shared/text/languages'
import { pictureFile, readStoredPicture } from '#pictures/stored_picture'
import { writeFileSafely } from '#pictures/write_file'

/** Part of the address: increase it when the design of the card changes. */
const DESIGN = 2

export type Shared = { id: string; picture: string | null } & (
  TournamentCardFacts | AchievementCardFacts
)

export interface SharePicture {
  url: string
  translations: Record<Exclude<AppLanguage, 'en'>, string>
  width: number
  height: number
}

function cardOf(list: Kind, item: Shared, language: AppLanguage): ShareCard {
  return list === 'tournaments'
    ? tournamentCard(item as TournamentCardFacts, language)
    : achievementCard(item as AchievementCardFacts, language)
}

export const shareFolder = (id: string) => `share/${id}`

/** Named after its content, because messengers cache a picture forever. */
export function shareFile(list: Kind, item: Shared, language: AppLanguage = 'en'): string {
  const base = readStoredPicture(item.picture)?.base
  const drawn = JSON.stringify([DESIGN, cardOf(list, item, language), base])
  const hash = createHash('sha256').update(drawn).digest('hex').slice(0, 16)
  return `${shareFolder(item.id)}/${hash}${language === 'en' ? '' : `-${language}`}.jpg`
}

export const shareFiles = (list: Kind, item: Shared): string[] =>
  LANGUAGES.map((language) => shareFile(list, item, language))

export function sharePicture(list: Kind, item: Shared): SharePicture {
  const [url, mr, hi] = shareFiles(list, item).map((file) => `/uploads/${file}`) as [
    string,
    string,
    string,
  ]
  return { url, translations: { mr, hi }, width: SHARE_WIDTH, height: SHARE_HEIGHT }
}

const inProgress = new Map<string, Promise<Buffer>>()

export function makeSharePicture(
  list: Kind,
  item: Shared,
  language: AppLanguage = 'en'
): Promise<Buffer> {
  const name = shareFile(list, item, language)
  const made =
    inProgress.get(name) ??
    make(cardOf(list, item, language), item, name).finally(() => inProgress.delete(name))
  inProgress.set(name, made)
  return made
}

async function make(card: ShareCard, item: Shared, name: string): Promise<Buffer> {
  if (await findFile(name)) return readFileAnywhere(name)
  const picture = readStoredPicture(item.picture)
  const stored =
    picture && (await readFileAnywhere(pictureFile(picture.base, picture.widths.at(-1)!, 'jpg')))
  const drawn = await runPictureTask('drawCard', card, stored)
  await writeFileSafely(name, drawn)
  return drawn
}

export async function removeSharePictures(id: string, current: string[] = []) {
  if (current.length === 0) return drive.use().deleteAll(shareFolder(id))
  for (const file of await filesIn(shareFolder(id))) {
    if (!current.includes(file)) await drive.use().delete(file)
  }
}
