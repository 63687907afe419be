import { ChangePassword } from './change-password'
import { SignOutEverywhere } from './sign-out-everywhere'

export function Account() {
  return (
    <>
      <ChangePassword />
      <SignOutEverywhere />
    </>
  )
}
