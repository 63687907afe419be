import { lazyPart } from '@/lib/lazy-part'
import type { ConfirmProps } from './confirm-question'

const ConfirmQuestion = lazyPart(() => import('./confirm-question'))

/** The one question before something is deleted; its script comes when it is first asked. */
export const ConfirmDialog = ({ isOpen, ...props }: ConfirmProps & { isOpen: boolean }) =>
  isOpen && <ConfirmQuestion {...props} />
