import { startAcademy } from './embedded.js'
import { reportStartFailure } from './start_failure.js'

const started = await startAcademy().catch(reportStartFailure)

if (started?.director?.password) {
  const { email, password } = started.director
  console.log(`Made the first director: ${email} with the password ${password} (shown only now).`)
}
