// Scenes for tests.
export const photo = (slot: number, id = `layer-${slot}`) => ({
  id,
  type: 'photo',
  name: 'Photo',
  x: 0,
  y: 0,
  w: 10,
  h: 10,
  rotation: 0,
  opacity: 1,
  z: 0,
  locked: false,
  hidden: false,
  editable: [],
  slot,
});
const { slot: _, ...plain } = photo(1);
export const image = (assetId: string) => ({ ...plain, id: 'layer-image', type: 'image', assetId });
export const product = (productId: string) => ({ ...plain, id: 'layer-product', type: 'product', productId });
export const scene = (layers: unknown[] = [], width = 600, height = 400) => ({
  version: 1,
  width,
  height,
  background: '#123456',
  layers,
});
