import { createWriteStream, existsSync } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { resolve } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { args, BaseCommand, flags } from '@adonisjs/core/ace'
import type { CommandOptions } from '@adonisjs/core/types/ace'

export default class ContactsExport extends BaseCommand {
  static override commandName = 'contacts:export'
  static override description = 'Write the messages as a table for a spreadsheet (CSV)'
  static override options: CommandOptions = { startApp: true }
  static override help = [
    'Without a file the table goes to the standard output.',
    '{{ binaryName }} contacts:export messages.csv --from=2026-01-01 --to=2026-12-31 --status=unread',
    'Exit codes: 0 written, 1 refused.',
  ]

  @args.string({ description: 'The file to be made', required: false })
  declare file?: string

  @flags.string({ description: 'First day, such as 2026-01-01' })
  declare from?: string

  @flags.string({ description: 'Last day, such as 2026-12-31' })
  declare to?: string

  @flags.string({ description: 'all, unread or read', default: 'all' })
  declare status: string

  @flags.string({ description: 'Time zone of days and times', default: 'Asia/Kolkata' })
  declare zone: string

  override async run() {
    const { runOrRefuse } = await import('#console/run_or_refuse')
    const { readDays } = await import('#console/read_days')
    const { CommandError } = await import('#exceptions/command_error')
    const { READ_STATES } = await import('#shared/list_rules')
    const { default: ExportContacts } = await import('#actions/export_contacts')
    await runOrRefuse(this, async () => {
      const status = READ_STATES.find((word) => word === this.status)
      if (!status) {
        const words = READ_STATES.join(', ')
        throw new CommandError(`--status must be one of ${words}, not "${this.status}".`)
      }
      const { from, to } = readDays(this.from, this.to, this.zone)
      const isRead = status === 'all' ? undefined : status === 'read'
      await this.#write(new ExportContacts().handle({ from, to, isRead, zone: this.zone }))
    })
  }

  async #write(text: AsyncGenerator<string>) {
    if (!this.file) return this.#print(text)
    const { CommandError } = await import('#exceptions/command_error')
    const file = resolve(this.file)
    if (existsSync(file)) throw new CommandError(`${file} is there already: choose another name.`)
    const draft = `${file}.part`
    try {
      // Names, addresses and telephone numbers: for nobody else on this machine.
      await pipeline(Readable.from(text), createWriteStream(draft, { mode: 0o600 }))
      await rename(draft, file)
    } catch (error) {
      await rm(draft, { force: true })
      throw error
    }
    this.logger.success(`Wrote ${file}`)
  }

  async #print(text: AsyncGenerator<string>) {
    try {
      await pipeline(Readable.from(text), process.stdout, { end: false })
    } catch (error) {
      // Whoever reads has seen enough.
      if ((error as NodeJS.ErrnoException).code !== 'EPIPE') throw error
    }
  }
}
