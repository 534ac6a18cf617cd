export const ApplicationPhotos = () => null;
