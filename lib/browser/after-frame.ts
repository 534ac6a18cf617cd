import { afterFirstFrame } from './after-frame/first-frame.ts';
import { fetchLateFiles, spareReturning } from './after-frame/late-files.ts';
import { goBackWholeUntilIdle } from './after-frame/whole-back.ts';

// Runs at the end of the head, where our server moves scripts and typefaces after the first frame: on a slow line they
// would delay the first face (docs/decisions/paint-first.md).
spareReturning();
goBackWholeUntilIdle();
afterFirstFrame(fetchLateFiles);
