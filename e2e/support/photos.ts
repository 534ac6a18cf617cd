import sharp from 'sharp';

const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#b09a85' } });

/** A photo without anything special. */
export const photo = () => plain(1200, 1600).jpeg().toBuffer();

/** A photo as a phone takes it: the place, the maker and how it was held stand in its metadata. */
export const photoWithPlace = () =>
  plain(1600, 1200)
    .withExif({
      IFD0: { Make: 'Telefone' },
      IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '26/1 18/1 0/1', GPSLongitudeRef: 'W' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
