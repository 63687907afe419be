import { Devices } from './devices'
import { Passkeys } from './passkeys'

/** What opens the account beside the password, and where it is open. */
export default function Access() {
  return (
    <>
      <Passkeys />
      <Devices />
    </>
  )
}
