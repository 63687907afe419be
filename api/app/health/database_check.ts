import { BaseCheck, Result } from '@adonisjs/core/health'
import { findWriteFault } from '#health/database_state'

export class DatabaseCheck extends BaseCheck {
  name = 'Database'

  async run() {
    const fault = await findWriteFault()
    return fault ? Result.failed(fault) : Result.ok('The database can be written to')
  }
}
