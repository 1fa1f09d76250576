import { TOAST_COPY_MS } from '@windhover/core/workspace/layout'
import ImageOff from 'lucide-react/icons/image-off'
import RotateCw from 'lucide-react/icons/rotate-cw'
import X from 'lucide-react/icons/x'
import { type MouseEvent, useState } from 'react'
import { Card } from '../../../ui/card.tsx'
import { CopyButton } from '../../../ui/copy-button.tsx'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Input } from '../../../ui/input.tsx'
import { toast } from '../../../ui/toast.tsx'
import { filesCopy } from '../copy.ts'
import { formatKilobytes } from '../format-size.ts'
import type { Upload } from '../upload-list.ts'
import { StageLine } from './stage-line.tsx'

type FileRowProps = {
  readonly upload: Upload
  readonly onRepeat: () => void
  readonly onRemove: (event: MouseEvent<HTMLButtonElement>) => void
}

export function FileRow({ upload, onRepeat, onRemove }: FileRowProps) {
  const { file, stage, previewUrl } = upload
  return (
    <Card as="li" padded={false} className="p-3">
      <div className="flex items-center gap-3">
        <Preview url={previewUrl} name={file.name} />
        <div className="min-w-0 flex-1">
          <div className="truncate font-semibold" title={file.name}>
            {file.name}
          </div>
          <div className="flex flex-wrap items-center gap-x-2 text-caption text-3">
            <span className="num">{formatKilobytes(file.size)}</span>
            <StageLine stage={stage} name={file.name} />
          </div>
        </div>
        {stage.name === 'failed' && stage.canRepeat && (
          <IconButton
            label={filesCopy.tryAgainWith(file.name)}
            icon={<RotateCw size={14} aria-hidden="true" />}
            onClick={onRepeat}
          />
        )}
        <IconButton
          data-remove
          label={filesCopy.remove(file.name)}
          icon={<X size={14} aria-hidden="true" />}
          onClick={onRemove}
        />
      </div>
      {stage.name === 'done' && <FileUrl url={stage.url} name={file.name} />}
    </Card>
  )
}

function Preview({ url, name }: { url: string; name: string }) {
  const [isBroken, setBroken] = useState(false)
  const box = 'size-12 flex-none rounded-sm border bg-inset'
  if (isBroken) {
    return (
      <span aria-hidden="true" className={`${box} grid place-items-center text-3`}>
        <ImageOff size={16} />
      </span>
    )
  }
  return (
    <img
      src={url}
      alt={filesCopy.previewOf(name)}
      className={`${box} object-cover`}
      onError={() => setBroken(true)}
    />
  )
}

function FileUrl({ url, name }: { url: string; name: string }) {
  return (
    <div className="mt-3 flex gap-2">
      <Input
        aria-label={filesCopy.urlOf(name)}
        readOnly
        mono
        value={url}
        onFocus={(event) => event.target.select()}
      />
      <CopyButton
        size={32}
        className="max-md:h-11"
        value={url}
        label={filesCopy.copy}
        copiedLabel={filesCopy.copied}
        accessibleLabel={filesCopy.copyUrlOf(name)}
        onCopied={() => toast.success({ title: filesCopy.copiedToast, durationMs: TOAST_COPY_MS })}
        onFailed={() => toast.error({ title: filesCopy.copyFailed })}
      />
    </div>
  )
}
