import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { cx } from '../../../ui/cx.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import type { DraftPicture } from '../draft-store.ts'
import { removePicture, retryPicture } from './add-pictures.ts'
import { pictureCopy } from './picture-copy.ts'

type PictureStripProps = { readonly draftId: string; readonly pictures: readonly DraftPicture[] }

export default function PictureStrip({ draftId, pictures }: PictureStripProps) {
  if (pictures.length === 0) return null
  return (
    <ul aria-label={pictureCopy.list} className="flex flex-wrap gap-2 px-1.5 pt-1.5 pb-1">
      {pictures.map((picture) => (
        <li key={picture.id} className="relative">
          <img
            src={picture.previewUrl}
            alt={picture.name}
            className={cx(
              'size-14 rounded-sm border object-cover',
              picture.state !== 'ready' && 'opacity-40',
              picture.state === 'failed' && 'border-down',
            )}
          />
          {picture.state === 'uploading' && (
            <span className="absolute inset-0 grid place-items-center">
              <Spinner label={pictureCopy.uploading} />
            </span>
          )}
          {picture.state === 'failed' && (
            <button
              type="button"
              aria-label={pictureCopy.retry(picture.name)}
              title={picture.problem ?? pictureCopy.failed}
              onClick={() => retryPicture(draftId, picture)}
              className="absolute inset-0 grid place-items-center rounded-sm text-down"
            >
              <RotateCw size={16} aria-hidden="true" />
            </button>
          )}
          <button
            type="button"
            aria-label={pictureCopy.remove(picture.name)}
            onClick={() => removePicture(draftId, picture)}
            className="touch-target absolute! -top-1.5 -right-1.5 grid size-5 place-items-center rounded-full border bg-popover text-2 hover-step hover:text-1"
          >
            <X size={12} aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  )
}
