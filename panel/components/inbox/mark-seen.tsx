'use client';
export const MarkSeen = () => null;
