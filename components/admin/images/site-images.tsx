'use client'

import { imagesApi } from '@/lib/staff/pictures/gallery-requests'
import { ImagesScreen, type ImagesScreenProps } from './images-screen'

/** The images screen at work on this site: functions cannot come from the server. */
export function SiteImages(props: Omit<ImagesScreenProps, 'api'>) {
  return <ImagesScreen {...props} api={imagesApi} />
}
