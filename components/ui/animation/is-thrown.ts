const THROW_SPEED = 500;
const RETURN_SPEED = 100;
/** The part of its length after which a sheet that is let go goes on by itself. */
const FAR = 0.4;

type Release = { at: number; length: number; speed: number };

/** Whether a released sheet leaves: it is fast, or far and not on its way back. In px and px per second. */
export const isThrown = ({ at, length, speed }: Release): boolean =>
  speed > THROW_SPEED || (at > length * FAR && speed > -RETURN_SPEED);
