import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import Notification from '#models/notification'
import Settings from '#models/settings'
import { runQueuedJobs } from '#tests/run_queued_jobs'

export const FORM = {
  name: 'Sunita Deore',
  email: 'sunita@mail.example',
  phone: '+915550120417',
  subject: 'Sunday class',
  message: 'Is there a place left?\nThank you.',
}

export async function setRecipients(recipients: string[], emailNotifications = true) {
  const settings = await Settings.read()
  settings.recipients = recipients
  await settings.merge({ emailNotifications }).save()
}

/** Sends the form as a visitor does. */
export async function write(client: ApiClient, form: object = {}): Promise<string> {
  const response = await client.post('/api/contacts').json({ ...FORM, ...form })
  response.assertStatus(201)
  return response.body().data._id
}

export const notifications = () => Notification.query().orderBy('recipient')

/** Does what is queued, also what is not due yet. */
export async function runAllJobs() {
  await db.from('queue_jobs').where('status', 'delayed').update({ status: 'pending' })
  return runQueuedJobs()
}
