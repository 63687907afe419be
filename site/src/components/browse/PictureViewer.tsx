import * as m from 'virtual:messages'
import type { Picture } from '~/lib/api-types'
import { CloseButton } from './CloseButton'
import { ModalDialog } from './ModalDialog'
import { ViewerFigure } from './ViewerFigure'

interface Props {
  picture: Picture
  title: string
  language: string | undefined
  isOpen: boolean
  onClosed: () => void
}

/** The picture as large as the window allows, on top of whatever is open. */
export function PictureViewer({ picture, title, language, isOpen, onClosed }: Props) {
  return (
    <ModalDialog isOpen={isOpen} onClosed={onClosed} className="viewer" labelledBy="viewer-title">
      <ViewerFigure picture={picture} title={title} language={language} />
      <CloseButton label={m.closePicture()} />
    </ModalDialog>
  )
}
