#!/bin/sh
# Ends the process groups of a runner that died without doing so itself (kill -9, out of memory).
# The runner holds the other end of stdin and writes "+ <group> <signal>" for a start, "- <group>" for an end;
# the kernel closes that pipe whatever happens to the runner.
groups=''
trap '' INT TERM HUP

while read -r act group signal; do
  case "$act" in
    +) groups="$groups $group:$signal" ;;
    -) kept=''
       for entry in $groups; do [ "${entry%%:*}" = "$group" ] || kept="$kept $entry"; done
       groups="$kept" ;;
  esac
done

[ -n "$groups" ] || exit 0
for entry in $groups; do kill -s "${entry#*:}" -- "-${entry%%:*}" 2>/dev/null; done
left=50
while [ "$left" -gt 0 ]; do
  alive=''
  for entry in $groups; do kill -s 0 -- "-${entry%%:*}" 2>/dev/null && alive=yes; done
  [ -n "$alive" ] || exit 0
  left=$((left - 1))
  sleep 0.1
done
for entry in $groups; do kill -s KILL -- "-${entry%%:*}" 2>/dev/null; done
