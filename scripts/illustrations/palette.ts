/**
 * The hours of the day. A scene takes one hour and draws with its colours alone (plus `paints` for what
 * people have painted): that is what makes seventy pictures one family.
 */
import { mix } from './core.ts'

export type HourName = 'dawn' | 'morning' | 'noon' | 'golden' | 'dusk' | 'night' | 'mist'

export interface Hour {
  name: HourName
  /** The sky from the zenith to the horizon, hand-picked so that no step between two of them is muddy. */
  sky: readonly string[]
  skyTop: string
  skyMid: string
  skyLow: string
  /** The disc of the sun or of the moon. */
  sun: string
  /** What the light does to a plane that is turned to it. */
  light: string
  /** A lamp, a fire, a lit tent. */
  lamp: string
  /** Clouds: the side in the light and the side away from it. */
  cloud: string
  cloudShade: string
  /** Land at the horizon, in the middle distance and close by. */
  far: string
  mid: string
  near: string
  /** Water where it mirrors the low sky, water we look into, and the sparks on it. */
  water: string
  waterDeep: string
  glint: string
  /** Foliage close by, in the light and in the shade. */
  leaf: string
  leafShade: string
  rock: string
  rockShade: string
  sand: string
  sandShade: string
  grass: string
  /** A whitewashed wall in the light and in the shade. */
  wall: string
  wallShade: string
  /** The darkest colour of the hour: the frame of the foreground and every silhouette. Never black. */
  ink: string
  /** How far a figure's own colours have sunk into `ink`, 0 to 1 (the `ambient` of the figures). */
  ambient: number
}

/** What people paint: door frames, hulls, vests. The same at every hour; figures take the light themselves. */
export const paints = {
  whitewash: '#f7f1e1',
  cobalt: '#1f4fa3',
  ochre: '#e2a23a',
  green: '#1f6b4a',
  terracotta: '#c8553d',
  teal: '#1b8a8f',
  coral: '#e8654a',
  tile: '#b5603f',
} as const

export const hours: Record<HourName, Hour> = {
  dawn: {
    name: 'dawn',
    sky: ['#2a4d80', '#566fa2', '#9b8fb4', '#dba3a8', '#f6b795', '#fcd6a0', '#feeac0'],
    skyTop: '#2a4d80',
    skyMid: '#dba3a8',
    skyLow: '#fddfae',
    sun: '#fffaf0',
    light: '#ffd3a0',
    lamp: '#ffcf7a',
    cloud: '#ffe6c8',
    cloudShade: '#b795b8',
    far: '#c9a0b0',
    mid: '#6a6f9e',
    near: '#26406a',
    water: '#f3c6a4',
    waterDeep: '#3c628f',
    glint: '#fff3d8',
    leaf: '#5d8a6c',
    leafShade: '#1d4a5c',
    rock: '#a58fa0',
    rockShade: '#4a5480',
    sand: '#f0cfae',
    sandShade: '#a98a9c',
    grass: '#d9b27c',
    wall: '#fff0dc',
    wallShade: '#b9a6c0',
    ink: '#15264a',
    ambient: 0.3,
  },
  morning: {
    name: 'morning',
    sky: ['#3b9dbb', '#62b6c4', '#92cec9', '#bfe0cd', '#e3ebcf', '#f8efcf'],
    skyTop: '#3b9dbb',
    skyMid: '#92cec9',
    skyLow: '#f8efcf',
    sun: '#fffbe6',
    light: '#fff0b4',
    lamp: '#ffcf7a',
    cloud: '#fffaea',
    cloudShade: '#a9d3cf',
    far: '#9fcac6',
    mid: '#4f988c',
    near: '#17594a',
    water: '#a5dacb',
    waterDeep: '#13747f',
    glint: '#fffbe2',
    leaf: '#7db24f',
    leafShade: '#1c6149',
    rock: '#a8a797',
    rockShade: '#56706f',
    sand: '#f5e2b6',
    sandShade: '#cbb184',
    grass: '#b4bf5e',
    wall: '#fffaec',
    wallShade: '#bcd0cb',
    ink: '#0a3439',
    ambient: 0.04,
  },
  noon: {
    name: 'noon',
    sky: ['#1c76b8', '#3592c8', '#5fb0d6', '#93cbe0', '#c6e4e6', '#e9f3e6'],
    skyTop: '#1c76b8',
    skyMid: '#5fb0d6',
    skyLow: '#e2f1e8',
    sun: '#fffdf0',
    light: '#fff4c2',
    lamp: '#ffcf7a',
    cloud: '#ffffff',
    cloudShade: '#b3d8e6',
    far: '#93c3d3',
    mid: '#41928f',
    near: '#13603f',
    water: '#66cdc6',
    waterDeep: '#0b6f92',
    glint: '#f6fff4',
    leaf: '#6fb544',
    leafShade: '#176a45',
    rock: '#b3ab9a',
    rockShade: '#5f6f76',
    sand: '#fbecc4',
    sandShade: '#dcbc84',
    grass: '#a8bd4f',
    wall: '#fffdf4',
    wallShade: '#b6d0da',
    ink: '#0a3547',
    ambient: 0,
  },
  golden: {
    name: 'golden',
    sky: ['#1c6c82', '#4c978f', '#8fb892', '#cfcf8d', '#f5cf7c', '#f9b35c', '#f3914b'],
    skyTop: '#1c6c82',
    skyMid: '#cfcf8d',
    skyLow: '#f9b35c',
    sun: '#fff4cd',
    light: '#ffc766',
    lamp: '#ffcf7a',
    cloud: '#ffe2a0',
    cloudShade: '#d98a58',
    far: '#e3a172',
    mid: '#7d7680',
    near: '#1b4652',
    water: '#f3bd70',
    waterDeep: '#1d6670',
    glint: '#fff1c0',
    leaf: '#a9a43c',
    leafShade: '#1f5348',
    rock: '#cf9560',
    rockShade: '#5c5550',
    sand: '#f6cd8c',
    sandShade: '#b98a5a',
    grass: '#dfae48',
    wall: '#ffeac0',
    wallShade: '#b59a80',
    ink: '#0c2f38',
    ambient: 0.12,
  },
  dusk: {
    name: 'dusk',
    sky: ['#1a2557', '#38317a', '#6d3f89', '#ab4d82', '#dc6472', '#f38a62', '#fbb567'],
    skyTop: '#1a2557',
    skyMid: '#ab4d82',
    skyLow: '#f79a63',
    sun: '#ffe7ae',
    light: '#ff9d6b',
    lamp: '#ffcf7a',
    cloud: '#ff9f78',
    cloudShade: '#7d4288',
    far: '#b0567d',
    mid: '#5a3d7c',
    near: '#242a5c',
    water: '#e98471',
    waterDeep: '#332f6e',
    glint: '#ffd596',
    leaf: '#5c5573',
    leafShade: '#1f2c57',
    rock: '#a4627e',
    rockShade: '#43376e',
    sand: '#d98a78',
    sandShade: '#7d4f7a',
    grass: '#a8657a',
    wall: '#f4b9a0',
    wallShade: '#8a6394',
    ink: '#121a40',
    ambient: 0.45,
  },
  night: {
    name: 'night',
    sky: ['#06142f', '#0a2145', '#10325c', '#194a73', '#2a6884', '#4a8a92'],
    skyTop: '#06142f',
    skyMid: '#10325c',
    skyLow: '#3f7f8d',
    sun: '#f6efd6',
    light: '#9ccbd1',
    lamp: '#ffcf7a',
    cloud: '#3f7790',
    cloudShade: '#1a4468',
    far: '#285f7c',
    mid: '#163f60',
    near: '#0b2746',
    water: '#37758a',
    waterDeep: '#0a2a4c',
    glint: '#c9e4dc',
    leaf: '#1f5a66',
    leafShade: '#0b2b48',
    rock: '#3a607c',
    rockShade: '#14304f',
    sand: '#5f8290',
    sandShade: '#1f4663',
    grass: '#3d6a70',
    wall: '#a9c1c4',
    wallShade: '#37597a',
    ink: '#04122a',
    ambient: 0.6,
  },
  mist: {
    name: 'mist',
    sky: ['#a8c6c6', '#bdd3cd', '#d0ded3', '#e1e7d8', '#efeedd', '#f7f1de'],
    skyTop: '#a8c6c6',
    skyMid: '#d0ded3',
    skyLow: '#f3efdd',
    sun: '#fffdf2',
    light: '#fff5d6',
    lamp: '#ffcf7a',
    cloud: '#fbf6e6',
    cloudShade: '#b9d0cb',
    far: '#bdd0ca',
    mid: '#84a8a4',
    near: '#2f656a',
    water: '#dce5d9',
    waterDeep: '#6c9c9f',
    glint: '#fffdf0',
    leaf: '#6f9d7c',
    leafShade: '#2a6165',
    rock: '#9fb0aa',
    rockShade: '#56797c',
    sand: '#e6dfc6',
    sandShade: '#adb8a8',
    grass: '#b3b887',
    wall: '#f8f3e4',
    wallShade: '#b4c9c7',
    ink: '#174048',
    ambient: 0.16,
  },
}

/**
 * The colour of a layer of land: 0 stands at our feet, 1 has all but sunk into the sky at the horizon.
 * Layers of one picture want clear steps between them: 0.9, 0.7, 0.5, 0.25, 0 rather than a smooth row.
 */
export function layerColour(hour: Hour, distance: number): string {
  if (distance <= 0.4) return mix(hour.near, hour.mid, distance / 0.4)
  if (distance <= 0.8) return mix(hour.mid, hour.far, (distance - 0.4) / 0.4)
  return mix(hour.far, hour.skyLow, ((distance - 0.8) / 0.2) * 0.7)
}

/** Any colour of its own, sunk into the air of the hour by its distance, 0 to 1. */
export const sunk = (hour: Hour, colour: string, distance: number): string =>
  mix(colour, mix(hour.far, hour.skyLow, 0.35), distance * 0.85)

const linear = (colour: string, shift: number): number =>
  (((Number.parseInt(colour.slice(1), 16) >> shift) & 255) / 255) ** 2.2

/** A colour in the light: brighter in the light's own hue. Mixed with the light alone, green would turn to mud. */
export function lifted(colour: string, light: string, strength: number): string {
  const shifts = [16, 8, 0] as const
  const brightest = Math.max(...shifts.map((shift) => linear(light, shift)))
  const values = shifts.map((shift) => {
    const hue = linear(light, shift) / brightest
    return linear(colour, shift) * (1 + strength * (0.35 + 0.65 * hue)) + 0.02 * strength * hue
  })
  // A channel that runs over would change the hue: all three come down together.
  const over = Math.max(1, ...values)
  const bytes = values.map((value) => Math.round(255 * (value / over) ** (1 / 2.2)))
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`
}

/** The lit and the shaded plane of a colour at a distance: the contrast fades as the air thickens. */
export function planes(
  hour: Hour,
  colour: string,
  distance = 0,
): { bright: string; lit: string; base: string; shade: string } {
  const strength = 1 - distance * 0.75
  const lit = mix(lifted(colour, hour.light, 0.75 * strength), hour.light, 0.08 * strength)
  return {
    bright: mix(lifted(colour, hour.light, 1.3 * strength), hour.light, 0.16 * strength),
    lit,
    base: colour,
    shade: mix(colour, hour.ink, 0.38 * strength),
  }
}
