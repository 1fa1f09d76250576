import { FILE_ENDINGS, FILE_TYPES } from '@windhover/core/files/constants'
import ImageUp from 'lucide-react/icons/image-up'
import { type ChangeEvent, type Ref, useRef } from 'react'
import { cx } from '../../../ui/cx.ts'
import { filesCopy } from '../copy.ts'

const ACCEPT = [...FILE_TYPES, ...FILE_ENDINGS.map((ending) => `.${ending}`)].join(',')

type DropAreaProps = {
  readonly isOver: boolean
  readonly onFiles: (files: readonly File[]) => void
  readonly ref: Ref<HTMLButtonElement>
}

/** One press target over the whole width; the panel around it takes what is dropped. */
export function DropArea({ isOver, onFiles, ref }: DropAreaProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const take = ({ target }: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(target.files ?? [])])
    // So that the same file can be chosen again.
    target.value = ''
  }
  return (
    <>
      <button
        ref={ref}
        type="button"
        onClick={() => chooser.current?.click()}
        className={cx(
          'flex w-full flex-col items-center gap-1 rounded-md border border-line-strong px-5 py-8 text-center hover-step',
          isOver
            ? 'border-solid bg-active'
            : 'border-dashed bg-inset enabled-hover:bg-hover enabled-active:bg-active',
        )}
      >
        <ImageUp size={24} aria-hidden="true" className="mb-2 text-2" />
        <span className="font-semibold">{isOver ? filesCopy.drop : filesCopy.choose}</span>
        <span className="max-w-96 text-balance text-caption text-3">{filesCopy.hint}</span>
      </button>
      <input
        ref={chooser}
        type="file"
        multiple
        accept={ACCEPT}
        aria-label={filesCopy.chooser}
        hidden
        onChange={take}
      />
    </>
  )
}
