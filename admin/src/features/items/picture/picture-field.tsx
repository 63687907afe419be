import { CameraIcon, CropIcon, ImageUpIcon, Trash2Icon, Undo2Icon } from 'lucide-react'
import { useId, useRef, type ComponentProps } from 'react'
import { m } from '@/lib/messages'
import { ServerImage } from '@/components/server-image'
import { SignButton } from '@/components/icon-button'
import { FieldError } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogTitle } from '@/components/ui/dialog'
import { Label } from '@/components/ui/label'
import { cn } from '@/lib/cn'
import { useLayer } from '@/lib/history'
import { lazyPart } from '@/lib/lazy-part'
import { shownUrl, type FormPicture } from './form-picture'
import { useCropping } from './use-cropping'
import { useIncomingFiles } from './use-incoming-files'

const PictureCropper = lazyPart(() => import('./picture-cropper'))

interface PictureFieldProps {
  label: string
  hint: string
  ratio: number
  storedUrl: string | null
  picture: FormPicture
  error: string | undefined
  onChange: (picture: FormPicture) => void
}

export function PictureField(props: PictureFieldProps) {
  const { label, hint, ratio, storedUrl, picture, error, onChange } = props
  const id = useId()
  const layer = useLayer<'crop' | 'view'>('picture')
  const { cropping, notice, clearNotice, take, adjust } = useCropping(layer)
  const isOver = useIncomingFiles(!layer.isOpen, (files) => void take(files))
  const url = shownUrl(picture, storedUrl)

  function change(next: FormPicture) {
    clearNotice()
    onChange(next)
    // Without a picture to go back to, the button goes.
    if (!storedUrl) document.getElementById(id)?.focus()
  }

  return (
    <div className="flex flex-col gap-2">
      <Label id={`${id}-label`} htmlFor={id}>
        {label}
      </Label>
      <div
        className={cn(
          'flex flex-wrap items-center gap-4 rounded-control border border-dashed p-4 transition-colors max-sm:gap-3 max-sm:p-3',
          isOver ? 'border-primary bg-secondary' : 'border-input bg-background'
        )}
      >
        {url && (
          <Thumbnail url={url} label={label} ratio={ratio} onOpen={() => layer.open('view')} />
        )}
        <div className="flex min-w-48 flex-1 flex-col gap-2 max-sm:min-w-40">
          <div className="flex flex-wrap gap-2">
            <FileButtons
              id={id}
              isReplacing={url !== null}
              error={error}
              onFiles={(files) => void take(files)}
            />
            {url && (
              <SignButton
                Icon={CropIcon}
                label={m.adjustCrop()}
                variant="ghost"
                onClick={() => void adjust(picture, storedUrl)}
              />
            )}
            {/* One button in one place, so that it keeps the focus while its words change. */}
            {(storedUrl ?? picture) && (
              <SignButton
                Icon={picture && storedUrl ? Undo2Icon : Trash2Icon}
                label={undoWords(picture, storedUrl)}
                variant="ghost"
                onClick={() => change(picture ? null : 'removed')}
              />
            )}
          </div>
          <p role="status" className="text-sm empty:hidden">
            {picture === 'removed' && m.pictureRemovedOnSave()}
          </p>
          <p id={`${id}-hint`} className="text-sm text-muted-foreground">
            {hint}
          </p>
        </div>
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      <div role="status">
        {notice && (
          // Under the picture, and on phones under the foot of the form.
          <div ref={scrollTo}>
            <FieldError>{notice}</FieldError>
          </div>
        )}
      </div>
      {cropping && (
        <PictureCropper
          image={cropping.image}
          ratio={ratio}
          framing={cropping.framing}
          isCut={cropping.isCut}
          onCancel={layer.close}
          onCrop={(blob, framing) => {
            onChange({ blob, original: cropping.original, framing })
            layer.close()
          }}
        />
      )}
      {layer.value === 'view' && url && (
        <EnlargedPicture url={url} label={label} onClose={layer.close} />
      )}
    </div>
  )
}

interface ThumbnailProps {
  url: string
  label: string
  ratio: number
  onOpen: () => void
}

const Thumbnail = ({ url, label, ratio, onOpen }: ThumbnailProps) => (
  <button
    type="button"
    aria-label={m.enlarge({ label: label.toLowerCase() })}
    className="shrink-0 cursor-zoom-in overflow-hidden rounded-control border border-border"
    onClick={onOpen}
  >
    <ServerImage
      src={url}
      alt=""
      className={cn(
        'object-cover',
        ratio > 1 ? 'aspect-4/3 w-40 max-sm:w-22' : 'aspect-3/4 w-28 max-sm:w-22'
      )}
    />
  </button>
)

interface FileButtonsProps {
  /** Of the field, whose label and hint the first button bears. */
  id: string
  isReplacing: boolean
  error: string | undefined
  onFiles: (files: File[]) => void
}

/** From the gallery or, on a phone, from the camera. */
function FileButtons({ id, isReplacing, error, onFiles }: FileButtonsProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const fileInput: ComponentProps<'input'> = {
    hidden: true,
    type: 'file',
    onChange({ target }) {
      onFiles([...(target.files ?? [])])
      // Choosing the same file again has to count as a change.
      target.value = ''
    },
  }

  return (
    <>
      <Button
        id={id}
        variant="outline"
        data-invalid={error && true}
        aria-labelledby={`${id}-label ${id}`}
        aria-describedby={cn(`${id}-hint`, error && `${id}-error`)}
        onClick={() => chooser.current?.click()}
      >
        <ImageUpIcon aria-hidden />
        {isReplacing ? m.replacePicture() : m.choosePicture()}
      </Button>
      <Button
        variant="outline"
        className="hidden! pointer-coarse:inline-flex!"
        onClick={() => camera.current?.click()}
      >
        <CameraIcon aria-hidden />
        {m.takePhoto()}
      </Button>
      <input {...fileInput} ref={chooser} accept="image/*,.heic,.heif" />
      <input {...fileInput} ref={camera} accept="image/*" capture="environment" />
    </>
  )
}

interface EnlargedPictureProps {
  url: string
  label: string
  onClose: () => void
}

const EnlargedPicture = ({ url, label, onClose }: EnlargedPictureProps) => (
  <Dialog
    onClose={onClose}
    aria-describedby={undefined}
    className="inset-x-0! mx-auto! w-fit! max-w-[calc(100vw-2rem)]! translate-x-0! gap-0! overflow-hidden! bg-black! p-0!"
  >
    <DialogTitle className="px-4 py-3 pr-16 text-base!">{label}</DialogTitle>
    <ServerImage
      src={url}
      alt=""
      className="max-h-[calc(100dvh-6rem)] w-auto max-w-full object-contain"
    />
  </Dialog>
)

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

function undoWords(picture: FormPicture, storedUrl: string | null) {
  if (picture === 'removed') return m.keepIt()
  if (!picture) return m.removePicture()
  return storedUrl ? m.keepOld() : m.remove()
}
