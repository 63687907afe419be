import type { Picture } from '~/lib/wire'
import { CloseButton } from './CloseButton'
import { ModalDialog } from './ModalDialog'
import { ViewerFigure } from './ViewerFigure'

interface Props {
  picture: Picture
  title: string
  isOpen: boolean
  onClosed: () => void
}

/** The picture as large as the window allows, on top of whatever is open. */
export function PictureViewer({ picture, title, isOpen, onClosed }: Props) {
  return (
    <ModalDialog isOpen={isOpen} onClosed={onClosed} className="viewer" labelledBy="viewer-title">
      <ViewerFigure picture={picture} title={title} />
      <CloseButton label="Close picture" />
    </ModalDialog>
  )
}
