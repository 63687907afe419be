import { CameraIcon, CropIcon, ImageUpIcon, Trash2Icon, Undo2Icon } from 'lucide-react'
import { useEffect, useEffectEvent, useId, useRef, useState, type ComponentProps } from 'react'
import { m } from '@/lib/messages'
import { ServerImage } from '@/components/server-image'
import { SignButton } from '@/components/icon-button'
import { FieldError } from '@/components/form-field'
import { Button } from '@/components/ui/button'
import { Dialog, DialogTitle } from '@/components/ui/dialog'
import { Label } from '@/components/ui/label'
import { cn } from '@/lib/cn'
import { useLayer } from '@/lib/history'
import { fetchStoredPicture } from '@/lib/stored-picture'
import { lazyPart } from '@/lib/lazy-part'
import type { Framing } from './crop'
import { shownUrl, type FormPicture } from './form-picture'
import { isPicture, openPicture, PictureRefused } from './picture-source'
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

interface Cropping {
  image: HTMLImageElement
  original: File
  framing: Framing | undefined
  isCut: boolean
}

export function PictureField(props: PictureFieldProps) {
  const { label, hint, ratio, storedUrl, picture, error, onChange } = props
  const id = useId()
  const chooser = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [cropping, setCropping] = useState<Cropping>()
  const [notice, setNotice] = useState<string>()
  const layer = useLayer<'crop' | 'view'>('picture')
  const isOver = useIncomingFiles(!layer.isOpen, (files) => void take(files))
  const url = shownUrl(picture, storedUrl)

  const leaveLost = useEffectEvent(() => {
    // The history still names the cropper that was open before a reload; its picture is gone.
    if (layer.value === 'crop' && !cropping) layer.close()
  })
  useEffect(() => leaveLost(), [])

  useEffect(() => () => cropping && URL.revokeObjectURL(cropping.image.src), [cropping])

  async function take(files: File[]) {
    const file = files.find(isPicture)
    if (file) return open(file)
    const [ignored] = files
    if (ignored) setNotice(m.notAPicture({ name: ignored.name }))
  }

  async function open(original: File, framing?: Framing, isCut = false) {
    setNotice(undefined)
    try {
      setCropping({ image: await openPicture(original), original, framing, isCut })
      layer.open('crop')
    } catch (error) {
      if (!(error instanceof PictureRefused)) throw error
      setNotice(error.message)
    }
  }

  /** From the whole original where this page still has it, else from the crop itself. */
  async function adjust() {
    const cropped = picture === 'removed' ? null : picture
    if (cropped?.original) return open(cropped.original, cropped.framing)
    try {
      const blob = cropped?.blob ?? (await fetchStoredPicture(storedUrl ?? ''))
      await open(new File([blob], 'picture', { type: blob.type }), undefined, true)
    } catch (error) {
      // Without an answer `fetch` throws this.
      const isOffline = error instanceof TypeError
      setNotice(isOffline ? m.pictureNotLoaded() : m.pictureRefused())
    }
  }

  function change(next: FormPicture) {
    setNotice(undefined)
    onChange(next)
    // Without a picture to go back to, the button goes.
    if (!storedUrl) document.getElementById(id)?.focus()
  }

  const fileInput: ComponentProps<'input'> = {
    hidden: true,
    type: 'file',
    onChange({ target }) {
      void take([...(target.files ?? [])])
      // Choosing the same file again has to count as a change.
      target.value = ''
    },
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
          <button
            type="button"
            aria-label={m.enlarge({ label: label.toLowerCase() })}
            className="shrink-0 cursor-zoom-in overflow-hidden rounded-control border border-border"
            onClick={() => layer.open('view')}
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
        )}
        <div className="flex min-w-48 flex-1 flex-col gap-2 max-sm:min-w-40">
          <div className="flex flex-wrap gap-2">
            <Button
              id={id}
              variant="outline"
              data-invalid={error && true}
              aria-labelledby={`${id}-label ${id}`}
              aria-describedby={cn(`${id}-hint`, error && `${id}-error`)}
              onClick={() => chooser.current?.click()}
            >
              <ImageUpIcon aria-hidden />
              {url ? m.replacePicture() : m.choosePicture()}
            </Button>
            <Button
              variant="outline"
              className="hidden! pointer-coarse:inline-flex!"
              onClick={() => camera.current?.click()}
            >
              <CameraIcon aria-hidden />
              {m.takePhoto()}
            </Button>
            {url && (
              <SignButton
                Icon={CropIcon}
                label={m.adjustCrop()}
                variant="ghost"
                onClick={() => void adjust()}
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
      <input {...fileInput} ref={chooser} accept="image/*,.heic,.heif" />
      <input {...fileInput} ref={camera} accept="image/*" capture="environment" />
      {cropping && layer.value === 'crop' && (
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
        <Dialog
          onClose={layer.close}
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
      )}
    </div>
  )
}

const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'center' })

function undoWords(picture: FormPicture, storedUrl: string | null) {
  if (picture === 'removed') return m.keepIt()
  if (!picture) return m.removePicture()
  return storedUrl ? m.keepOld() : m.remove()
}
