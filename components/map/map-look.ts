import type { RegionId } from '@/lib/geography/bay-places'

/**
 * The colours of a map: flat sea and forest with a pale shore, as on the posters. Paper gets light ones, which need
 * little ink. Labels stand on sea and on land alike, so that both carry the same lettering.
 */
export const mapColours =
  '[--sea:light-dark(#0d6a76,#0b323c)] [--shallow:light-dark(#17808a,#114450)] [--ripple:light-dark(#4fa9ac,#2b6873)] [--land:light-dark(#1c5c40,#16392b)] [--shore:light-dark(#f3dfae,#a9a682)] [--lettering:#fdf8ea] [--halo:light-dark(#0b4a48,#0a2a2c)] [--area:#f0b84c] print:[--sea:#fff] print:[--shallow:#eef5f4] print:[--ripple:#b9d3d3] print:[--land:#e9e2cd] print:[--shore:#7d7453] print:[--lettering:#10272d] print:[--halo:#fff] print:[--area:#d9921a] [print-color-adjust:exact]'

/**
 * Which area is pointed at or focused, on the map or in the list, as a variable for both: no script is needed. Written
 * out, because the style sheet is made from the class names that stand in the code.
 */
export const pointedAt = [
  'has-[[data-region=paraty-bay]:is(:hover,:focus-within,:target)]:[--lit-paraty-bay:1]',
  'has-[[data-region=saco-fundao]:is(:hover,:focus-within,:target)]:[--lit-saco-fundao:1]',
  'has-[[data-region=paraty-mirim]:is(:hover,:focus-within,:target)]:[--lit-paraty-mirim:1]',
  'has-[[data-region=mamangua]:is(:hover,:focus-within,:target)]:[--lit-mamangua:1]',
  'has-[[data-region=pao-acucar]:is(:hover,:focus-within,:target)]:[--lit-pao-acucar:1]',
  'has-[[data-region=joatinga]:is(:hover,:focus-within,:target)]:[--lit-joatinga:1]',
  'has-[[data-region=ilha-grande]:is(:hover,:focus-within,:target)]:[--lit-ilha-grande:1]',
  'has-[[data-region=pedra-macela]:is(:hover,:focus-within,:target)]:[--lit-pedra-macela:1]',
  'has-[[data-region=marins-itaguare]:is(:hover,:focus-within,:target)]:[--lit-marins-itaguare:1]',
  'has-[[data-region=serra-fina]:is(:hover,:focus-within,:target)]:[--lit-serra-fina:1]',
  'has-[[data-region=itatiaia]:is(:hover,:focus-within,:target)]:[--lit-itatiaia:1]',
  'has-[[data-region=petro-tere]:is(:hover,:focus-within,:target)]:[--lit-petro-tere:1]',
].join(' ')

/** Whether an area is pointed at, for the styles of an element that belongs to it. */
export const litStyle = (region: RegionId) => ({ '--lit': `var(--lit-${region}, 0)` })

/** The number of an area, on the map and in the list: terracotta, ochre while it is pointed at. */
export const numberLook =
  'grid size-6 shrink-0 place-items-center rounded-full border-2 border-[#fdf8ea] font-display text-[0.8125rem] leading-none font-extrabold no-underline shadow-card pointer-fine:transition-colors [background:color-mix(in_srgb,#f0b84c_calc(var(--lit)*100%),#b0432a)] [color:color-mix(in_srgb,#10272d_calc(var(--lit)*100%),#ffffff)] print:[print-color-adjust:exact]'
