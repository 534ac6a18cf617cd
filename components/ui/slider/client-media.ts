'use client';

// As client code a slide's media stand in the data of a page by their addresses alone, not as markup a second time.
export { SlidePicture } from './slide-picture';
export { SlideVideo } from './slide-video';
