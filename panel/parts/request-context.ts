import type { PayloadRequest } from 'payload';

declare module 'payload' {
  /** Flags that one part of a save sets for the hooks of another; no request from outside can set them. */
  interface RequestContext {
    /** Bulk writes (demo content, imports): the site is not notified, and no takedown is stored. */
    isSilent?: boolean;
    /** One of many entries that a single act changes. */
    isBulk?: boolean;
    /** A row of a sheet: a minor without a guardian becomes a draft instead of being refused. */
    isFromSheet?: boolean;
    /** Payload's own, while it brings an older version back. */
    isRestoringVersion?: boolean;
    /** The file shows something else than before: description and focal point start anew. */
    isNewFile?: boolean;
    /** The stored picture, turned or cut: its description stays. */
    isSamePicture?: boolean;
    /** Turns the picture by a quarter. */
    isTurned?: boolean;
    /** The file is named by its bytes, so that an import that is repeated finds it. */
    namedByBytes?: boolean;
    /** When somebody asked for a takedown (ms): it counts as theirs, from then on. */
    requestedAt?: number;
    /** The id of the receipt that a save has stored. */
    takedown?: number;
    /** The fields of a global that were sent, before Payload fills in the others. */
    sentNames?: readonly string[];
    /** Why an entry is deleted, for the record of deletions and the log; staff if nothing is said. */
    reason?: 'age' | 'minor' | 'asked' | 'staff';
  }
}

/** Whether a save is a bulk write of which the site hears nothing. */
export const isSilent = ({ context }: PayloadRequest): boolean => context.isSilent === true;
