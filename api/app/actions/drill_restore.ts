import { withBackup } from '#backup/opened_backup'
import { CommandError } from '#exceptions/command_error'

export default class DrillRestore {
  async handle(path: string) {
    const begun = performance.now()
    return withBackup(path, async (backup) => {
      const { title, directors } = backup
      if (directors === 0) throw new CommandError(`${title} holds no director: it is empty.`)
      return { ...backup, seconds: (performance.now() - begun) / 1000 }
    })
  }
}
