import { ChangePassword } from './change-password'
import { LanguageChoice } from './language-choice'
import { SignOutEverywhere } from './sign-out-everywhere'

export function Account() {
  return (
    <>
      <LanguageChoice />
      <ChangePassword />
      <SignOutEverywhere />
    </>
  )
}
