import { Dialog, DialogTitle } from '@/components/ui/dialog'

interface PictureViewerProps {
  url: string
  label: string
  onClose: () => void
}

export function PictureViewer({ url, label, onClose }: PictureViewerProps) {
  return (
    <Dialog
      onClose={onClose}
      aria-describedby={undefined}
      className="inset-x-0 mx-auto w-fit max-w-[calc(100vw-2rem)] translate-x-0 gap-0 overflow-hidden bg-black p-0"
    >
      <DialogTitle className="px-4 py-3 pr-16 text-base">{label}</DialogTitle>
      <img
        src={url}
        alt=""
        className="max-h-[calc(100dvh-6rem)] w-auto max-w-full object-contain"
      />
    </Dialog>
  )
}
