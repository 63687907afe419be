import { Job } from '@adonisjs/queue'
import { queueWaiting } from '#actions/queue_waiting'

export default class QueueWaitingMails extends Job<Record<string, never>> {
  override async execute() {
    await queueWaiting()
  }
}
