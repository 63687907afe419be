import { Skeleton } from '@/components/ui/skeleton'
import { lazyWithPreload } from '@/lib/lazy-with-preload'
import { ChangePassword } from './change-password'
import { LanguageChoice } from './language-choice'
import { SignOutEverywhere } from './sign-out-everywhere'

/** Below what fits on a screen: it comes after the view. */
const Access = lazyWithPreload(
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
