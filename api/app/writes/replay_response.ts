import type { HttpContext } from '@adonisjs/core/http'
import { KeyReused, NotFound } from '#exceptions/refusals'
import { findActivity } from '#activity/activities'
import Achievement from '#models/achievement'
import ContactMessage from '#models/contact_message'
import Notice from '#models/notice'
import type { KeyedCall, StoredKey } from '#writes/keyed_transaction'
import { readClient } from '#database/read_client'
import { findClasses } from '#queries/find_classes'
import { findReplies } from '#queries/find_replies'
import Settings from '#models/settings'
import Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import ActivityTransformer from '#transformers/activity_transformer'
import AchievementTransformer from '#transformers/achievement_transformer'
import ClassesTransformer from '#transformers/classes_transformer'
import ContactMessageTransformer from '#transformers/contact_message_transformer'
import NoticeTransformer from '#transformers/notice_transformer'
import ReadyRepliesTransformer from '#transformers/ready_replies_transformer'
import RemovalTransformer from '#transformers/removal_transformer'
import ResultsTransformer from '#transformers/results_transformer'
import SettingsTransformer from '#transformers/settings_transformer'
import TournamentTransformer from '#transformers/tournament_transformer'

/** What the answer of a change is built from again, by the resource that its route names. */
const readers = {
  async tournaments(id: string) {
    const row = await Tournament.findLiveOrFail(id, { client: readClient() })
    return TournamentTransformer.transform(row).useVariant('forAdmin')
  },
  async results(id: string) {
    const tournament = await Tournament.findLiveOrFail(id, { client: readClient() })
    if (!tournament.results) throw new NotFound()
    const row = await TournamentResults.findOrFail(id, { client: readClient() })
    return ResultsTransformer.transform({ row, tournament }).useVariant('forAdmin')
  },
  async achievements(id: string) {
    const row = await Achievement.findLiveOrFail(id, { client: readClient() })
    return AchievementTransformer.transform(row).useVariant('forAdmin')
  },
  async notices(id: string) {
    const row = await Notice.findLiveOrFail(id, { client: readClient() })
    return NoticeTransformer.transform(row).useVariant('forAdmin')
  },
  async contacts(id: string) {
    const row = await ContactMessage.findLiveOrFail(id, { client: readClient() })
    await row.load('notifications')
    return ContactMessageTransformer.transform(row).useVariant('forAdmin')
  },
  async activities(id: string) {
    const row = await findActivity(id)
    if (!row) throw new NotFound()
    return ActivityTransformer.transform(row)
  },
  classes: async () => ClassesTransformer.transform(await findClasses()).useVariant('forAdmin'),
  'ready-replies': async () => ReadyRepliesTransformer.transform(await findReplies()),
  settings: async () => SettingsTransformer.transform(await Settings.read(readClient())),
}

export type Replayed = keyof typeof readers

/** Responses are not stored but built again, so that no copy of removed data is kept. */
export async function replayResponse(
  { params, request, response, serialize }: HttpContext,
  resource: Replayed,
  call: KeyedCall,
  stored: StoredKey
) {
  const read = readers[resource]
  if (stored.call !== call.call) throw new KeyReused()
  if (stored.fingerprint !== call.fingerprint) {
    // The same key with other fields: return the created item, which can be updated instead.
    const created = stored.made_id && (await serialize(await read(stored.made_id)))
    throw new KeyReused(created ? created.data : undefined)
  }
  response.status(stored.made_id ? 201 : 200)
  if (request.method() === 'DELETE') {
    return serialize(RemovalTransformer.transform({ id: params.id }))
  }
  return serialize(await read(stored.made_id ?? params.id))
}
