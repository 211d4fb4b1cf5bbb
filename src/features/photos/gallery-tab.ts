// By itself, because the address of the gallery is read before its code is loaded.

/** The tabs of the gallery beside the first, which shows all photos. */
export const galleryTabs = ['review', 'hidden', 'favorites'] as const;
export type GalleryTab = (typeof galleryTabs)[number];
