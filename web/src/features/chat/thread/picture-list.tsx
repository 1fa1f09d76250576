import type { Attachment } from '@windhover/core/chat/message'
import Copy from 'lucide-react/icons/copy'
import ImageIcon from 'lucide-react/icons/image'
import { domainOf } from '../../../lib/domain-of.ts'
import { cx } from '../../../ui/cx.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { copyPicture } from './copy-picture.ts'
import { ownPath } from './own-path.ts'
import { replyCopy } from './reply-copy.ts'

type PictureListProps = { readonly pictures: readonly Attachment[]; readonly canCopy?: boolean }

/** Pictures of our own host are shown; of others only where they lie, so that nobody there learns who looks. */
export function PictureList({ pictures, canCopy = false }: PictureListProps) {
  if (pictures.length === 0) return null
  return (
    <ul className={cx('flex flex-wrap gap-2', !canCopy && 'justify-end')}>
      {pictures.map(({ url }) => {
        const path = ownPath(url)
        return (
          <li key={url} className="relative max-w-full">
            {path === null ? (
              <span className="inline-flex items-center gap-2 rounded-sm border bg-raised px-2.5 py-1.5 text-caption text-2">
                <ImageIcon size={14} aria-hidden="true" />
                {replyCopy.pictureFrom(domainOf(url) ?? '')}
              </span>
            ) : (
              <img
                src={path}
                alt={replyCopy.picture}
                loading="lazy"
                decoding="async"
                className="max-h-64 min-h-12 min-w-12 rounded-md border bg-inset object-contain"
              />
            )}
            {path !== null && canCopy && (
              <IconButton
                label={replyCopy.copyImage}
                variant="default"
                size={28}
                icon={<Copy size={14} aria-hidden="true" />}
                onClick={() => void copyPicture(path)}
                className="absolute! top-2 right-2"
              />
            )}
          </li>
        )
      })}
    </ul>
  )
}
