import type { MouseEvent } from 'react'
import { Icon } from '@/components/ui/icon'
import { fill } from '@/lib/i18n/fill'
import { locales } from '@/lib/i18n/locales'
import { fieldClass } from '../forms/text-field'
import { useEditor } from './editor-context'
import { FieldFrame } from './field-frame'
import { pictureAddress } from './picture-library'
import { smallButton } from './small-button'

/** A photograph that a trip shows, with what must stay visible of it as fractions of its width and height. */
export interface ChosenPicture {
  file: string
  focus?: { x: number; y: number }
}

interface PictureRowProps {
  /** Path of the pictures in the document. */
  path: string
  picture: ChosenPicture
  index: number
  isLast: boolean
  isCover: boolean
  /** Moves the picture to another place. */
  onMove: (to: number) => void
  /** Asks for a file that takes its place. */
  onReplace: () => void
  onRemove: () => void
}

/** One photograph of a trip: focal point, alternative texts, cover, and the buttons that move or remove it. */
export function PictureRow({
  path,
  picture: { file, focus },
  index,
  isLast,
  isCover,
  onMove,
  onReplace,
  onRemove,
}: PictureRowProps) {
  const { words, change } = useEditor()
  const text = words.pictures
  const name = file.slice(file.indexOf('/') + 1)
  const label = { label: name }
  const point = focus ?? { x: 0.5, y: 0.5 }
  const axis = (key: 'x' | 'y', title: string) => (
    <label className="grid gap-1 text-sm">
      {title}
      <input
        type="number"
        min={0}
        max={100}
        value={Math.round(point[key] * 100)}
        onChange={({ target }) =>
          change(`${path}.items.${index}.focus`, {
            ...point,
            [key]: Math.min(100, Math.max(0, Number(target.value))) / 100,
          })
        }
        className={`${fieldClass} max-w-28`}
      />
    </label>
  )
  const focusAt = (event: MouseEvent<HTMLButtonElement>) => {
    // A click by keyboard has no position; the two fields below serve keyboards.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    const share = (at: number, size: number) => Math.round(Math.min(1, Math.max(0, at / size)) * 100) / 100
    change(`${path}.items.${index}.focus`, {
      x: share(event.clientX - box.left, box.width),
      y: share(event.clientY - box.top, box.height),
    })
  }

  return (
    <li data-picture={file} className="grid gap-3 rounded-md border border-line p-3 sm:grid-cols-[14rem_1fr]">
      <button
        type="button"
        aria-label={fill(text.focus, { name })}
        onClick={focusAt}
        className="relative h-fit cursor-crosshair overflow-clip rounded-md"
      >
        {/* biome-ignore lint/performance/noImgElement: `/media` makes the small picture */}
        <img src={pictureAddress(file)} alt="" className="block w-full bg-sand" />
        <span
          aria-hidden="true"
          className="absolute size-6 -translate-1/2 rounded-full border-3 border-white bg-paint-terracotta"
          style={{ left: `${point.x * 100}%`, top: `${point.y * 100}%` }}
        />
      </button>
      <div className="grid gap-3">
        <div className="grid gap-3 sm:grid-cols-2">
          {locales.map((locale) => (
            <FieldFrame
              key={locale}
              path={`${path}.items.${index}.alt.${locale}`}
              label={text.alt}
              lang={locale}
            >
              {({ id, value, onChange, inputRef, invalid, describedBy }) => (
                <input
                  id={id}
                  ref={inputRef}
                  lang={locale}
                  maxLength={300}
                  value={typeof value === 'string' ? value : ''}
                  aria-invalid={invalid || undefined}
                  aria-describedby={describedBy}
                  onChange={({ target }) => onChange(target.value)}
                  className={fieldClass}
                />
              )}
            </FieldFrame>
          ))}
        </div>
        <details>
          <summary className="flex min-h-11 w-fit items-center text-sm text-soft">
            {text.focusByFigures}
          </summary>
          <div className="flex flex-wrap gap-3">
            {axis('x', text.focusX)}
            {axis('y', text.focusY)}
          </div>
        </details>
        <div className="flex flex-wrap items-center gap-2">
          <label className="flex min-h-11 items-center gap-2 pr-2 font-semibold">
            <input
              type="radio"
              name={`${path}-cover`}
              checked={isCover}
              onChange={() => change(`${path}.cover`, file)}
              className="size-6"
            />
            {text.cover}
          </label>
          <button
            type="button"
            className={smallButton}
            aria-label={fill(words.editor.upNamed, label)}
            data-tool="up"
            disabled={index === 0}
            onClick={() => onMove(index - 1)}
          >
            <Icon name="down" className="size-4 rotate-180" />
          </button>
          <button
            type="button"
            className={smallButton}
            aria-label={fill(words.editor.downNamed, label)}
            data-tool="down"
            disabled={isLast}
            onClick={() => onMove(index + 1)}
          >
            <Icon name="down" className="size-4" />
          </button>
          <button type="button" className={smallButton} onClick={onReplace}>
            {text.replace}
          </button>
          <button
            type="button"
            className={smallButton}
            aria-label={fill(text.takeOffNamed, { name })}
            data-tool="remove"
            onClick={onRemove}
          >
            <Icon name="cross" className="size-4" /> {text.takeOff}
          </button>
        </div>
      </div>
    </li>
  )
}
