import { Skeleton } from '@/components/ui/skeleton'
import { lazyPart } from '@/lib/lazy-part'
import { ChangePassword } from './change-password'
import { LanguageChoice } from './language-choice'
import { SignOutEverywhere } from './sign-out-everywhere'

/** Below what fits on a screen: it comes after the view. */
const Access = lazyPart(
  () => import('./access'),
  () => <Skeleton aria-busy className="h-64 rounded-panel" />
)

export function Account() {
  return (
    <>
      <LanguageChoice />
      <ChangePassword />
      <Access />
      <SignOutEverywhere />
    </>
  )
}
