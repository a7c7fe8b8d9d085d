import type { ComponentProps } from 'react'
import { SiteLink } from './site-link'

const looks = {
  primary: 'bg-paint-terracotta text-white hover:brightness-110',
  secondary:
    'bg-transparent text-ink ring-2 ring-inset ring-current hover:bg-ink hover:text-wall hover:ring-ink',
  light: 'bg-on-deep text-deep hover:brightness-95 [color:#0d3b44]',
  plain: 'text-cobalt underline underline-offset-4 decoration-1 hover:decoration-2',
} as const

const sizes = {
  medium: 'min-h-11 py-2.5 text-base',
  large: 'min-h-13 py-3.5 text-lg',
} as const

/** Beside the words; a plain button shows no shape, and its words begin where text does. */
const paddings = { medium: 'px-5', large: 'px-7' } as const

interface ButtonLook {
  look?: keyof typeof looks
  size?: keyof typeof sizes
}

/**
 * The classes of a button, for elements that are not one of the components below. Colours move only where a pointer can
 * hover: on a phone they would move once, all of a page's at the same time, when its styles arrive.
 */
export const buttonClass = ({ look = 'primary', size = 'medium' }: ButtonLook = {}, extra = ''): string =>
  `inline-flex items-center justify-center gap-2 rounded-md font-semibold leading-tight text-center pointer-fine:transition-[background-color,filter,color] ${looks[look]} ${sizes[size]} ${look === 'plain' ? '' : paddings[size]} ${extra}`

/** A button that leads to another page of the site. */
export function ButtonLink({
  look,
  size,
  className,
  ...props
}: ComponentProps<typeof SiteLink> & ButtonLook) {
  return <SiteLink {...props} className={buttonClass({ look, size }, className)} />
}
